import { useId } from 'react';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import text from '#app/ui/text/text.module.css';
import { moneyText, ownDayOf, sizeHref, sizesText } from './size-words.ts';
import type { SizedPiece } from './size-words.ts';
import styles from './other-size.module.css';

type Props = {
  pieces: readonly SizedPiece[];
  /** Ids of the ticked lines. */
  chosen: readonly number[];
  cityIn: string;
  today: string;
};

/**
 * Other sizes of the ticked pieces, seen while the size is the reason, by CSS alone. Without scripts nobody knows which pieces are
 * ticked now, and those of all are shown.
 */
export function OtherSize({ pieces, chosen, cityIn, today }: Props) {
  const id = useId();
  const ticked = pieces.filter(({ lineIds }) => lineIds.some((lineId) => chosen.includes(lineId)));
  if (pieces.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id} data-unticked={ticked.length === 0 || undefined}>
      <h3 id={id} className={styles.title}>
        Можно взять другой размер
      </h3>
      {pieces.map((piece) => (
        <div
          key={piece.lineIds[0]}
          className={styles.piece}
          data-unticked={!ticked.includes(piece) || undefined}
        >
          <p className={styles.text}>
            <span>{nbsp(piece.name)}</span>
            <span className={text.muted}>{sizesText(piece, { cityIn, today })}</span>
          </p>
          <ul className={styles.sizes} aria-label={piece.name}>
            {piece.sizes.map((one) => (
              <li key={one.size}>
                <SizeLink piece={piece} one={one} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={text.muted}>{moneyText(ticked.length === 0 ? pieces : ticked)}</p>
    </section>
  );
}

type SizeProps = { piece: SizedPiece; one: SizedPiece['sizes'][number] };

function SizeLink({ piece, one }: SizeProps) {
  const day = ownDayOf(one, piece.sizes);
  return (
    <ButtonLink variant="ghost" href={sizeHref(piece, one.size)} className={styles.size}>
      <span>
        <span className={piece.sizes.length > 1 ? text.hidden : undefined}>Размер&nbsp;</span>
        {formatRingSize(one.size)}
        {day !== null && <small className={styles.day}>{day}</small>}
      </span>
    </ButtonLink>
  );
}
