import type { ReactNode } from 'react';
import styles from './dimensions.module.css';

type LabelProps = {
  x: number;
  y: number;
  children: ReactNode;
  /** Which end of the text is at `x`. */
  anchor?: 'start' | 'middle' | 'end';
  isVertical?: boolean;
};

/** A figure beside a dimension line. */
export function Label({ x, y, children, anchor = 'middle', isVertical = false }: LabelProps) {
  return (
    <text
      className={styles.text}
      x={x}
      y={y}
      textAnchor={anchor}
      transform={isVertical ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {children}
    </text>
  );
}

/** A less prominent part of a label. */
export function Note({ children }: { children: ReactNode }) {
  return <tspan className={styles.note}>{children}</tspan>;
}

/** All dimension lines of a drawing in one path. */
export function DimensionLines({ lines }: { lines: readonly string[] }) {
  return <path className={styles.lines} d={lines.join('')} />;
}

/** Half of the bar that ends a dimension line. */
const TICK = 5;

/** A horizontal dimension at the height `at`, with witness lines up or down to `edge`. */
export function across(from: number, to: number, at: number, edge: number): string {
  const beyond = at > edge ? at + TICK : at - TICK;
  return `M${from} ${edge}V${beyond}M${to} ${edge}V${beyond}M${from} ${at}H${to}`;
}

/** A vertical dimension at the position `at`, with witness lines from the edges of both ends. */
export function down(
  from: readonly [edge: number, y: number],
  to: readonly [edge: number, y: number],
  at: number,
) {
  return `M${from[0]} ${from[1]}H${at + TICK}M${to[0]} ${to[1]}H${at + TICK}M${at} ${from[1]}V${to[1]}`;
}

/** The arc of an angle in degrees from the horizontal, up when positive, around a corner. */
export function angleArc(corner: { x: number; y: number }, radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const end = `${round(corner.x + radius * Math.cos(radians))} ${round(corner.y - radius * Math.sin(radians))}`;
  return `M${round(corner.x + radius)} ${round(corner.y)}A${radius} ${radius} 0 0 ${angle > 0 ? 0 : 1} ${end}`;
}

/** Rounds a coordinate to a precision that the eye can see. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
