import type { z } from 'zod';
import type { ShownPicture } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Drawing } from './drawing.tsx';
import styles from './figure.module.css';

type Props = { picture: z.infer<typeof ShownPicture>; caption: string };

/** Wider pictures are banners, whose subject is right of the middle. */
const WIDE_FROM = 1.5;

/** A photograph on a plain background, or a drawing in a panel, with its caption. */
export function Figure({ picture, caption }: Props) {
  return (
    <figure className={styles.root} data-kind={picture.kind}>
      {picture.kind === 'drawing' ? (
        <Drawing name={picture.name} alt={picture.alt} />
      ) : (
        <div
          className={styles.photo}
          data-theme={picture.photo.background}
          data-wide={picture.photo.width / picture.photo.height >= WIDE_FROM || undefined}
        >
          <Picture picture={picture.photo} sizes="(min-width: 768px) 680px, 100vw" />
        </div>
      )}
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
