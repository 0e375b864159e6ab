import type { CSSProperties } from 'react';
import { lengthText } from './geometry/scale.ts';
import styles from './map-signs.module.css';

type Props = {
  /** Kilometres of the scale bar, by the width of the map. */
  bars: { narrow: number; wide: number };
};

/** The north arrow and the scale bar. */
export function MapSigns({ bars }: Props) {
  return (
    <div className={styles.root}>
      <span className={styles.north} role="img" aria-label="Север сверху">
        С
      </span>
      <span className={styles.bar} data-for="narrow" style={barStyle(bars.narrow)}>
        {lengthText(bars.narrow)}
      </span>
      <span className={styles.bar} data-for="wide" style={barStyle(bars.wide)}>
        {lengthText(bars.wide)}
      </span>
    </div>
  );
}

function barStyle(km: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--bar-km': km };
  return variables;
}
