import type { CSSProperties } from 'react';
import type { Arrangement } from './geometry/arrange.ts';
import { lengthText } from './geometry/scale.ts';
import styles from './map-rings.module.css';

type Props = {
  centreName: string;
  radii: readonly number[];
  /** Positions of the name and the distance labels, by the width of the map. */
  narrow: Pick<Arrangement, 'nameSide' | 'winds'>;
  wide: Pick<Arrangement, 'nameSide' | 'winds'>;
};

/** The centre of the city, rings at equal distances around it, and the eight compass directions. */
export function MapRings({ centreName, radii, narrow, wide }: Props) {
  return (
    <div className={styles.middle} aria-hidden="true">
      {[0, 45, 90, 135].map((turn) => (
        <i key={turn} className={styles.wind} style={{ rotate: `${turn}deg` }} />
      ))}
      {radii.map((radius, index) => (
        <div key={radius} className={styles.ring} style={radiusStyle(radius)}>
          <span
            className={styles.length}
            data-narrow={narrow.winds[index] ?? 'none'}
            data-wide={wide.winds[index] ?? 'none'}
          >
            {lengthText(radius)}
          </span>
        </div>
      ))}
      <i className={styles.point} />
      <span
        className={styles.name}
        data-narrow={narrow.nameSide ?? 'none'}
        data-wide={wide.nameSide ?? 'none'}
      >
        {centreName}
      </span>
    </div>
  );
}

function radiusStyle(radius: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--radius-km': radius };
  return variables;
}
