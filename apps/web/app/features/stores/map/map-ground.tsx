import type { CSSProperties } from 'react';
import type { MapPlan } from './plan/map-plan.ts';
import type { Spot } from './plan/mercator.ts';
import styles from './map-ground.module.css';

type Props = { plan: MapPlan };

/** The ground of a map as the server draws it: borders of regions, towns, rings around the city centre. */
export function MapGround({ plan }: Props) {
  const { frame, borders, rings, towns, centre } = plan;
  return (
    <div className={styles.root} aria-hidden="true">
      <svg
        className={styles.lines}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        <path className={styles.border} d={borders} />
        {rings.map((radius) => (
          <circle key={radius} className={styles.ring} r={radius} />
        ))}
      </svg>
      <span className={styles.centre} style={spotStyle({ x: 0, y: 0 })}>
        {centre.name}
      </span>
      {towns.map(({ name, ...spot }) => (
        <span key={name} className={styles.town} style={spotStyle(spot)}>
          {name}
        </span>
      ))}
      {rings.map((radius) => (
        <span key={radius} className={styles.sign} style={spotStyle({ x: 0, y: radius })}>
          {radius}&nbsp;км
        </span>
      ))}
    </div>
  );
}

/** Where something is on the picture, kilometres from the city centre. */
export function spotStyle({ x, y }: Spot): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--x': x.toFixed(3), '--y': y.toFixed(3) };
  return variables;
}

/** The part of the world that the picture shows. */
export function frameStyle({ frame: { x, y, width, height } }: MapPlan): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--width': width.toFixed(3),
    '--height': height.toFixed(3),
    '--view-x': (x + width / 2).toFixed(3),
    '--view-y': (y + height / 2).toFixed(3),
  };
  return variables;
}
