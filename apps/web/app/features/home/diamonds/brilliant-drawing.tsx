import { SideDimensions } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import styles from './brilliant-drawing.module.css';

/** A brilliant of ideal proportions. */
const IDEAL = proportionsOf({
  shape: 'round',
  lengthMm100: null,
  widthMm100: null,
  depth10: 615,
  table10: 570,
  girdle10: 35,
  crownAngle10: 345,
  pavilionAngle10: 408,
});

/** The cut Кр-57 from above and from the side. */
export function BrilliantDrawing() {
  return (
    <figure className={styles.root}>
      <div className={styles.views}>
        <StoneTop stone={IDEAL} size={null} className={styles.top} />
        <SideDimensions stone={IDEAL} />
      </div>
      <figcaption className={styles.caption}>
        Бриллиантовая огранка: тридцать три грани в&nbsp;короне, двадцать четыре в&nbsp;павильоне
      </figcaption>
    </figure>
  );
}
