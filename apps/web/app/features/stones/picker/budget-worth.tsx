import type { CSSProperties } from 'react';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { StoneWorth } from '@yahont/contracts/stones/stone-picker.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { STONES } from '../stone-forms.ts';
import { usualHref } from './picker-address.ts';
import styles from './budget-worth.module.css';

type Props = { shape: StoneShape; worth: readonly StoneWorth[] };

/** What a budget buys: the typical weight for each sum, drawn to one scale, with links to those stones. */
export function BudgetWorth({ shape, worth }: Props) {
  const heaviest = Math.max(...worth.map(({ middleMilli }) => middleMilli));
  return (
    <section className={styles.root} aria-labelledby="worth">
      <h2 id="worth" className={styles.title}>
        Что покупает бюджет
      </h2>
      <p className={styles.lead}>
        Камни с&nbsp;цветом 3–5, чистотой 4–6 и&nbsp;огранкой&nbsp;А или&nbsp;Б: для кольца этого обычно
        хватает. Вес указан для половины камней, которые стоят от&nbsp;80 до&nbsp;100&nbsp;% суммы: четверть
        легче, четверть тяжелее. Рисунки в&nbsp;одном масштабе.
      </p>
      <ul className={styles.list}>
        {worth.map((one) => (
          <li key={one.budget} className={styles.cell} data-chosen={one.isChosen || undefined}>
            <span className={styles.drawing} style={sizeOf(one.middleMilli / heaviest)}>
              <ShapeIcon shape={shape} size={null} className={styles.icon} />
            </span>
            <b className={styles.weight}>{weightsText(one)}</b>
            <span className={styles.sum}>
              {one.isChosen ? 'ваши ' : 'за '}
              {formatRoubles(one.budget)}
            </span>
            <A className={styles.link} href={usualHref(shape, one.price)}>
              {countOf(one.count, STONES)}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Weight grows with the cube of the size. */
function sizeOf(part: number): CSSProperties {
  return { '--size': Math.cbrt(part).toFixed(3) } as CSSProperties;
}

/** «0,50–0,57 ct»; one weight when both ends are equal. */
function weightsText({ fromMilli, toMilli }: StoneWorth): string {
  const to = formatCarat(toMilli);
  return fromMilli === toMilli ? to : `${formatCarat(fromMilli).split('\u00A0')[0] ?? ''}–${to}`;
}
