import type { Facade } from '@yahont/contracts/stores/store-parts.ts';
import { openingPath, SHOP_TOP, WIDTH } from './front-layout.ts';
import styles from './shop-front.module.css';

type Props = { facade: Facade };

/** Distance between the shop's sign and the edge of the drawing. */
const TOP = 14;
const BELOW = SHOP_TOP - 54;

/** Windows above the shop, with a string course between storeys; the drawing cuts off the highest ones. */
export function UpperFloors({ facade: { storeys, bays, head } }: Props) {
  const height = (BELOW - TOP) / storeys;
  const columns = bays + 1;
  const step = (WIDTH - 24) / columns;
  const wide = Math.min(30, step * 0.42);
  return (
    <g>
      {Array.from({ length: storeys }, (_, storey) => {
        const foot = BELOW - storey * height;
        // Only the lowest storey has arches: the piano nobile.
        const form = storey === 0 ? head : 'flat';
        return (
          <g key={storey}>
            <path className={styles.faint} d={`M12 ${foot}H${WIDTH - 12}`} />
            {Array.from({ length: columns }, (_unused, column) => {
              const x = 12 + step * column + (step - wide) / 2;
              const tall = height * 0.68;
              const y = foot - 6 - tall;
              return (
                <g key={column}>
                  <path className={styles.pane} d={openingPath(form, { x, y, width: wide, height: tall })} />
                  <path
                    className={styles.faint}
                    d={`M${x + wide / 2} ${y + 2}V${foot - 6}M${x} ${y + tall * 0.38}h${wide}`}
                  />
                  <path className={styles.line} d={`M${x - 3} ${foot - 6}h${wide + 6}`} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
