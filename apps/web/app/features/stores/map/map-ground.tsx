import type { CSSProperties } from 'react';
import { PICTURE_LAYERS, type MapPlan } from './plan/map-plan.ts';
import type { Spot } from './plan/mercator.ts';
import styles from './map-ground.module.css';

type Props = { plan: MapPlan };

/** The ground of a map as the server draws it: water, parks, streets, the metro, and the labels that fit. */
export function MapGround({ plan }: Props) {
  const { frame, paths, stations, labels } = plan;
  // Zero-length lines, whose round caps form the dots.
  const dots = stations.map(({ x, y }) => `M${Math.round(x * 100)} ${Math.round(y * 100)}h0`).join('');
  return (
    <div className={styles.root} aria-hidden="true">
      <svg
        className={styles.lines}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        {/* Paths are written in hundredths of a kilometre. */}
        <g transform="scale(0.01)">
          {PICTURE_LAYERS.map(
            (layer) => paths[layer] !== undefined && <path key={layer} data-layer={layer} d={paths[layer]} />,
          )}
          <path data-layer="ring" d={dots} />
          <path data-layer="dot" d={dots} />
        </g>
      </svg>
      {labels.map(({ kind, name, isWide, ...spot }) => (
        <span
          key={`${kind} ${name} ${spot.x}`}
          className={styles.name}
          data-kind={kind}
          style={spotStyle(spot)}
          data-wide={isWide || undefined}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

/** The position of a point on the picture; the point is in kilometres from the city centre. */
export function spotStyle({ x, y }: Spot): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--x': x.toFixed(3), '--y': y.toFixed(3) };
  return variables;
}

/** The area of the map that the picture shows. */
export function frameStyle({ frame: { x, y, width, height } }: MapPlan): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--width': width.toFixed(3),
    '--height': height.toFixed(3),
    '--view-x': (x + width / 2).toFixed(3),
    '--view-y': (y + height / 2).toFixed(3),
  };
  return variables;
}
