import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { countOf, plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { decimal, millimetres } from '#app/shop/stone-drawings/figures.ts';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { FitDrawing } from './fit-drawing.tsx';
import { heightOverFinger, stoneInMm, type StoneMm } from './seat-geometry.ts';
import styles from './fit-block.module.css';

type Props = { stone: StoneSelection['stone']; chosen: ChosenSetting; size: number | null };

/** How the stone fits the chosen setting: a drawing and a text. */
export function FitBlock({ stone, chosen, size }: Props) {
  const proportions = proportionsOf(stone);
  const mm = stoneInMm(proportions);
  if (mm === null) return null;
  return (
    <section className={styles.root}>
      <FitDrawing stone={proportions} mm={mm} setting={chosen} size={size} />
      <div>
        <h2 className={styles.title}>{nbsp('Садится без подгонки')}</h2>
        <p className={styles.text}>{nbsp(describe(chosen, mm))}</p>
      </div>
    </section>
  );
}

function describe({ seat, kind }: ChosenSetting, mm: StoneMm): string {
  const { fromMm100, toMm100, prongs } = seat;
  const range = `Каст рассчитан на камни от ${decimal(fromMm100 / 100, 2)} до ${millimetres(toMm100 / 100)} по длинной стороне.`;
  const height =
    kind === 'ring'
      ? ` Ваш бриллиант поднимется над пальцем примерно на ${decimal(heightOverFinger(mm), 1)} мм,`
      : ' Ваш бриллиант встанет ровно,';
  const hold =
    prongs === 0
      ? ' рундист закроет сплошной ободок.'
      : ` рундист ${plural(prongs, ['удержит', 'удержат', 'удержат'])} ${countOf(prongs, ['крапан', 'крапана', 'крапанов'])}.`;
  return `${range}${height}${hold} Закрепка и проверка под микроскопом — без доплаты.`;
}
