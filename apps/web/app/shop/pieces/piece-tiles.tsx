import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { PieceFace } from './piece-row.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './piece-tiles.module.css';

type Props = {
  pieces: readonly PieceFace[];
  /** The page with this piece chosen. */
  hrefOf: (piece: PieceFace) => string;
  /** The action of the link, before the name: «Выбрать». */
  verb: string;
};

/** Pieces to choose from, each a link; on a phone the row scrolls by touch. */
export function PieceTiles({ pieces, hrefOf, verb }: Props) {
  return (
    <ul className={styles.root}>
      {pieces.map((piece) => {
        const [picture] = piece.images;
        return (
          <li key={piece.id}>
            <A className={styles.tile} href={hrefOf(piece)} data-keep-scroll="">
              <span className={text.hidden}>{`${verb}: `}</span>
              <span
                className={styles.picture}
                data-theme={picture?.background === 'dark' ? 'dark' : undefined}
              >
                {picture !== undefined && (
                  <Picture picture={picture} sizes="(min-width: 768px) 144px, 128px" alt="" />
                )}
              </span>
              <span className={styles.name}>{nbsp(piece.name)}</span>{' '}
              <span className={styles.price}>{formatRoubles(piece.price)}</span>
            </A>
          </li>
        );
      })}
    </ul>
  );
}
