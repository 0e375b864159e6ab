import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { stoneInMm } from './fit/seat-geometry.ts';
import { TopDrawing } from './fit/top-drawing.tsx';
import styles from './setting-preview.module.css';

type Props = { stone: StoneSelection['stone']; chosen: ChosenSetting };

const MAX_PICTURES = 3;
const SIZES = '(min-width: 1440px) 793px, (min-width: 1024px) 56vw, 100vw';

/** The chosen setting: its photographs with a stone of this shape, and the stone drawn in it to scale. The views are radio buttons, so they need no script. */
export function SettingPreview({ stone, chosen }: Props) {
  const proportions = proportionsOf(stone);
  const mm = stoneInMm(proportions);
  const { shown } = chosen.seat;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.hidden}>Вид оправы</legend>
      {chosen.pictures.slice(0, MAX_PICTURES).map((picture, index) => (
        <div key={picture.hash} className={styles.item}>
          <label className={styles.thumb}>
            <input
              className={styles.hidden}
              type="radio"
              name="view"
              defaultChecked={index === 0}
              aria-label={`Фотография ${index + 1}`}
            />
            <Picture picture={picture} sizes="64px" alt="" />
          </label>
          <div className={styles.view}>
            <Picture picture={picture} sizes={SIZES} isPriority={index === 0} />
          </div>
          <p className={styles.words}>
            <b>{chosen.shortName}</b>
            {shown !== '' && nbsp(`На снимке — ${shown}`)}
          </p>
        </div>
      ))}
      {(mm !== null || chosen.pictures.length === 0) && (
        <div className={styles.item}>
          <label className={styles.thumb}>
            <input
              className={styles.hidden}
              type="radio"
              name="view"
              defaultChecked={chosen.pictures.length === 0}
              aria-label="Ваш камень в оправе, чертёж"
            />
            <StoneTop stone={proportions} size={44} />
          </label>
          <div className={styles.view}>
            {mm === null ? (
              <StoneTop stone={proportions} size={null} label="Ваш камень, вид сверху" />
            ) : (
              <TopDrawing stone={proportions} mm={mm} setting={chosen} />
            )}
          </div>
          <p className={styles.words}>
            <b>{nbsp(`${chosen.shortName} с вашим камнем`)}</b>
            {mm !== null && nbsp('Камень и оправа — в одном масштабе')}
          </p>
        </div>
      )}
    </fieldset>
  );
}
