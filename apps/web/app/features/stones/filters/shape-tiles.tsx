import { SHAPE_NAMES, STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import text from '#app/ui/text/text.module.css';
import { toggleValue } from '../address/stone-address.ts';
import { facetOf } from './facets-of.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './shape-tiles.module.css';

/** The shapes of stones; several can be chosen. */
export function ShapeTiles({ listing, search, onGo }: FilterProps) {
  const options = facetOf(listing, 'values', 'shape')?.options ?? [];
  const chosen = search.getAll('shape');
  return (
    <fieldset className={styles.root}>
      <legend className={text.hidden}>Форма камня</legend>
      {options.map(({ value, count }) => {
        const shape = STONE_SHAPES.find((one) => one === value);
        if (shape === undefined) return null;
        return (
          <label key={shape} className={styles.tile} title={`${groupDigits(String(count))} шт.`}>
            <input
              type="checkbox"
              className={styles.box}
              name="shape"
              value={shape}
              checked={chosen.includes(shape)}
              onChange={() => onGo(toggleValue(search, 'shape', shape))}
            />
            <ShapeIcon shape={shape} size={null} className={styles.icon} />
            <span>{SHAPE_NAMES[shape]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
