import { groupDigits } from '@yahont/values/digits.ts';
import { SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StoneRangeFacet } from '@yahont/contracts/stones/stone-listing.ts';
import { RangeSlider } from '#app/ui/range/range-slider.tsx';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { namesOf, type Choice, type TeaserStones } from './teaser-stones.ts';
import styles from './stone-choice.module.css';

type Props = { stones: TeaserStones; choice: Choice; onChange: (choice: Choice) => void };

/** Shapes as drawings, weight and price as scales; a form without JavaScript sends all of them. */
export function StoneChoice({ stones, choice, onChange }: Props) {
  const { shapes } = choice;
  const toggle = (shape: string) =>
    shapes.includes(shape) ? shapes.filter((one) => one !== shape) : [...shapes, shape];
  return (
    <>
      <fieldset className={styles.shapes}>
        <legend className={styles.legend}>Форма огранки</legend>
        {stones.shapes.map((shape) => (
          <label key={shape} className={styles.shape}>
            <input
              type="checkbox"
              name="shape"
              value={shape}
              className={styles.box}
              checked={shapes.includes(shape)}
              onChange={() => onChange({ ...choice, shapes: toggle(shape) })}
            />
            <ShapeIcon shape={shape} size={38} />
            {SHAPE_NAMES[shape]}
          </label>
        ))}
      </fieldset>
      <div className={styles.ranges}>
        <RangeSlider
          {...scaleOf(stones.carat)}
          {...choice.carat}
          {...namesOf('carat')}
          label="Вес"
          title="Вес, ct"
          format={(carats) => carats.toFixed(2).replace('.', ',')}
          onCommit={(carat) => onChange({ ...choice, carat })}
        />
        <RangeSlider
          {...scaleOf(stones.price)}
          {...choice.price}
          {...namesOf('price')}
          label="Цена"
          title="Цена, ₽"
          format={(roubles) => groupDigits(String(Math.round(roubles)))}
          onCommit={(price) => onChange({ ...choice, price })}
        />
      </div>
    </>
  );
}

function scaleOf({ min, max, step, scale, histogram }: StoneRangeFacet) {
  return { min, max, step, scale, histogram };
}
