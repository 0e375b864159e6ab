import type { ReactNode } from 'react';
import { CUT_RU_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { fixed } from '#app/shop/stone-drawings/figures.ts';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import text from '#app/ui/text/text.module.css';
import { withSetting } from './selection-address.ts';
import { stoneTitle } from './selection-words.ts';
import styles from './stone-strip.module.css';

type Props = { stone: StoneSelection['stone']; setting: string | undefined; othersHref: string };

/** The chosen stone in a line: drawing, grades, dimensions, price. */
export function StoneStrip({ stone, setting, othersHref }: Props) {
  const { caratMilli, colour, clarity, quality, laboratory, certificate, price, shape, url } = stone;
  const measures = measuresText(stone);
  return (
    <section className={styles.root} aria-label="Выбранный камень">
      <span className={styles.drawing}>
        <StoneTop stone={proportionsOf(stone)} size={null} />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>{stoneTitle(stone)}</p>
        <dl className={styles.cells}>
          <Cell name="Вес">{formatCarat(caratMilli)}</Cell>
          <Cell name="Цвет" note={`≈${NBSP}${colour.gia}`}>
            {colour.ru}
          </Cell>
          <Cell name="Чистота" note={`≈${NBSP}${clarity.gia}`}>
            {clarity.ru}
          </Cell>
          <Cell name="Огранка" note={CUT_RU_NAMES[quality.ru]}>
            {quality.ru}
          </Cell>
          {measures !== null && <Cell name={shape === 'round' ? 'Диаметр' : 'Размер'}>{measures}</Cell>}
          <Cell name="Заключение">{`${laboratory} ${certificate}`}</Cell>
        </dl>
      </div>
      <div className={styles.price}>
        <p className={styles.sum}>{formatRoubles(price)}</p>
        <p className={styles.links}>
          <A className={text.link} href={withSetting(url, setting)}>
            Паспорт камня
          </A>
          <A className={text.link} href={othersHref}>
            Сменить
          </A>
        </p>
      </div>
    </section>
  );
}

function Cell({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** «5,74–5,77 мм» for a round stone, «7,10 × 5,02 мм» for any other; null when it was not measured. */
function measuresText({ shape, lengthMm100, widthMm100 }: StoneSelection['stone']): string | null {
  if (lengthMm100 === null || widthMm100 === null) return null;
  const ends = [lengthMm100, widthMm100].toSorted((a, b) => a - b).map((end) => fixed(end / 100, 2));
  const round = shape === 'round' ? '–' : `${NBSP}×${NBSP}`;
  return `${(shape === 'round' ? ends : ends.toReversed()).join(round)}${NBSP}мм`;
}
