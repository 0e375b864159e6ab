import { FITTING_PIECES_MAX } from '@yahont/contracts/appointments/appointment-kinds.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceRow, type PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { PieceTiles } from '#app/shop/pieces/piece-tiles.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './fitting-pieces.module.css';

type Props = {
  /** Chosen for the fitting. */
  pieces: readonly PieceFace[];
  /** The visitor's favourites that can still be added. */
  offered: readonly PieceFace[];
  /** The page with these products chosen. */
  hrefOf: (productIds: number[]) => string;
};

/**
 * What to prepare for a fitting: chosen pieces, each with a link to remove it, and favourites to add. It
 * consists of links only, so it needs no script.
 */
export function FittingPieces({ pieces, offered, hrefOf }: Props) {
  const ids = pieces.map(({ id }) => id);
  return (
    <section className={styles.root} aria-labelledby="fitting-pieces">
      <h2 id="fitting-pieces" className={styles.title}>
        Что подготовить
      </h2>
      {pieces.length === 0 ? (
        <p className={text.note}>
          {nbsp('Можно прийти и просто так: консультант покажет украшения на месте.')}
        </p>
      ) : (
        <ul className={styles.list}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <PieceRow piece={piece}>
                <A
                  className={styles.remove}
                  href={hrefOf(ids.filter((id) => id !== piece.id))}
                  aria-label={nbsp(`Убрать: ${piece.name}`)}
                  data-keep-scroll=""
                >
                  Убрать
                </A>
              </PieceRow>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && pieces.length < FITTING_PIECES_MAX && (
        <>
          <p className={text.note}>{nbsp(`Добавьте из избранного, до ${FITTING_PIECES_MAX} украшений`)}</p>
          <PieceTiles pieces={offered} hrefOf={({ id }) => hrefOf([...ids, id])} verb="Добавить" />
        </>
      )}
    </section>
  );
}
