import { FINISH_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import text from '#app/ui/text/text.module.css';
import { decimal } from '../filters/ticks.ts';
import { CheaperNote } from './cheaper-note.tsx';
import { COLUMNS } from './columns.ts';
import styles from './stone-details.module.css';

type Props = {
  stone: StoneCard;
  id: string;
  /** Query string with the setting that the stone is chosen for; empty for none. */
  settingSearch: string;
};

/**
 * The content of an opened row: the stone drawn with its own proportions, its dimensions, its location, and
 * the next actions.
 */
export function StoneDetails({ stone, id, settingSearch }: Props) {
  const { url, cutNote, price, isSoldOnline, name, store } = stone;
  return (
    <tr id={id} className={styles.root}>
      <td className={styles.cell} colSpan={COLUMNS.length}>
        <div className={styles.panel}>
          <StoneTop stone={proportionsOf(stone)} size={null} label={name} className={styles.drawing} />
          <dl>
            {factsOf(stone).map(([title, value]) => (
              <div key={title} className={styles.fact}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className={styles.fact}>
              <dt>Где камень</dt>
              <dd>{store === null ? 'В хранилище' : nbsp(`${store.cityName}, ${store.name}`)}</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <p className={text.eyebrow}>{`Бриллиант ${cutNote}`.trim()}</p>
            <p className={styles.price}>{formatRoubles(price)}</p>
            <CheaperNote percent={stone.cheaperThan} />
            {!isSoldOnline && <p className={text.note}>{nbsp('Такие камни продаём в салоне')}</p>}
            <p className={styles.links}>
              <ButtonLink href={`${url}selection/${settingSearch}`}>Выбрать оправу</ButtonLink>
              <ArrowLink href={`${url}${settingSearch}`}>О{NBSP}камне</ArrowLink>
            </p>
          </div>
        </div>
      </td>
    </tr>
  );
}

/** The laboratory's measurements. */
function factsOf(stone: StoneCard): [title: string, value: string][] {
  const { lengthMm100, widthMm100, heightMm100, table10, depth10, polish, symmetry } = stone;
  const sizes = [lengthMm100, widthMm100, heightMm100].filter((size) => size !== null);
  const facts: [string, string][] = [];
  if (sizes.length === 3)
    facts.push([
      'Размеры',
      `${sizes.map((size) => decimal((size / 100).toFixed(2))).join(`${NBSP}×${NBSP}`)}${NBSP}мм`,
    ]);
  if (table10 !== null) facts.push(['Площадка', percent(table10)]);
  if (depth10 !== null) facts.push(['Глубина', percent(depth10)]);
  facts.push(['Полировка и симметрия', finish(polish, symmetry)]);
  return facts;
}

function percent(tenths: number): string {
  return `${decimal(tenths / 10)}${NBSP}%`;
}

function finish(polish: StoneCard['polish'], symmetry: StoneCard['symmetry']): string {
  return polish === symmetry ? FINISH_NAMES[polish] : `${FINISH_NAMES[polish]}, ${FINISH_NAMES[symmetry]}`;
}
