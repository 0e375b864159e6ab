import type { Point, Span } from './curves.ts';

/** A point of the stone: the plan, and `z` upwards from the upper edge of the girdle. */
export type Vertex = Point & { z: number };

export type Edge = readonly [Vertex, Vertex];

/** A stone as its edges, in units of its width; every view is a projection of them. */
export type Solid = {
  outline: readonly Span[];
  /** Edges from the table to the girdle. */
  crown: readonly Edge[];
  /** Edges below the girdle. */
  pavilion: readonly Edge[];
  /** The corners of the table, clockwise. */
  table: readonly Vertex[];
  /** Edges of the crown that a small drawing omits. */
  fine: ReadonlySet<Edge>;
};

/** The edges of a closed polygon. */
export function ring(corners: readonly Vertex[]): Edge[] {
  return corners.map((corner, at): Edge => [corner, corners[(at + 1) % corners.length] ?? corner]);
}
