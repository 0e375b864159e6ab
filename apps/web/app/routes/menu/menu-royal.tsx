import type { Picture as PictureData } from '@yahont/contracts/catalogue/pictures.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './menu.module.css';

type Props = {
  section: { name: string; page: string; picture: PictureData | null; children: readonly string[] };
};

/** Link to the royal stones, on a dark background. */
export function MenuRoyal({ section: { name, page, picture, children } }: Props) {
  return (
    <A className={styles.royal} href={page} data-theme="dark">
      <span className={styles.royalText}>
        <b>{name}</b>
        <small>{children.map((child) => child.toLowerCase()).join(', ')}</small>
      </span>
      {picture !== null && (
        <Picture
          className={styles.royalPicture}
          picture={picture}
          alt=""
          sizes="(min-width: 768px) 240px, 130px"
        />
      )}
    </A>
  );
}
