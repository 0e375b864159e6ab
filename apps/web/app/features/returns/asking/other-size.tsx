import { useId } from 'react';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import choice from '#app/ui/choices/choice.module.css';
import text from '#app/ui/text/text.module.css';
import {
  areLengths,
  differenceText,
  moneyText,
  ownDayOf,
  sizeHref,
  sizesText,
  type SizedPiece,
} from './size-words.ts';
import { exchangeValue } from './return-values.ts';
import styles from './other-size.module.css';

type Props = {
  pieces: readonly SizedPiece[];
  /** Ids of the ticked lines. */
  chosen: readonly number[];
  cityIn: string;
  today: string;
  /** Value of the initially chosen radio button; empty: a refund. */
  start: string;
};

/**
 * Other sizes of the ticked pieces; CSS shows them while the reason is the size. Without scripts the page
 * does not know which pieces are ticked, so it shows the sizes of all.
 */
export function OtherSize({ pieces, chosen, cityIn, today, start }: Props) {
  const id = useId();
  const ticked = pieces.filter(({ lineIds }) => lineIds.some((lineId) => chosen.includes(lineId)));
  const isExchanged = pieces.some(({ sizes }) => sizes.some(({ difference }) => difference !== null));
  const other = pieces.every(({ sizes }) => areLengths(sizes)) ? 'другую длину' : 'другой размер';
  if (pieces.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id} data-unticked={ticked.length === 0 || undefined}>
      <h3 id={id} className={styles.title}>
        {nbsp(isExchanged ? `Обменять на ${other}` : `Можно взять ${other}`)}
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
                <Size piece={piece} one={one} start={start} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isExchanged && (
        <label className={styles.choice}>
          <input type="radio" name="exchange" value="" className={choice.dot} defaultChecked={start === ''} />
          Не&nbsp;менять, вернуть деньги
        </label>
      )}
      <p className={text.muted}>{moneyText(ticked.length === 0 ? pieces : ticked)}</p>
    </section>
  );
}

type SizeProps = { piece: SizedPiece; one: SizedPiece['sizes'][number]; start: string };

/**
 * A size that can be reserved now and is exchanged after the check. A size sold only in stores is a link
 * instead.
 */
function Size({ piece, one, start }: SizeProps) {
  const day = ownDayOf(one, piece.sizes);
  const size = (
    <>
      <span className={piece.sizes.length > 1 ? text.hidden : undefined}>{sizeTitle(one.size)}&nbsp;</span>
      {formatSize(one.size)}
    </>
  );
  if (one.difference === null)
    return (
      <ButtonLink variant="ghost" href={sizeHref(piece, one.size)} className={styles.size}>
        <span>
          {size}
          {day !== null && <small className={styles.day}>{day}</small>}
        </span>
      </ButtonLink>
    );
  const value = exchangeValue(piece.lineIds, one.size);
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="exchange"
        value={value}
        className={choice.dot}
        defaultChecked={start === value}
      />
      <span>
        {size}
        <small className={styles.day}>{differenceText(one.difference)}</small>
      </span>
    </label>
  );
}
