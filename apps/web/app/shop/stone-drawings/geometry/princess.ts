import { between, middleOf, type Point } from './curves.ts';
import type { Outline } from './outlines.ts';
import type { Measures } from './proportions.ts';
import { ring, type Edge, type Solid, type Vertex } from './solid.ts';

/**
 * Tips of the pavilion's chevrons on the middle line of a side, as fractions of the way from the girdle to
 * the keel.
 */
const CHEVRONS = [0.34, 0.62, 0.84] as const;

/** The princess: a square table, four triangles on the sides and the corners cut to the table; chevrons below. */
export function princess(
  { spans, keel }: Outline,
  { length, table, crown, girdle, pavilion }: Measures,
): Solid {
  const [half, inset] = [{ x: 0.5, y: length / 2 }, (1 - table) / 2];
  const around = ({ x, y }: Point): Point[] => [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
  const corners = around(half);
  const tableCorners = around({ x: half.x - inset, y: half.y - inset }).map((point): Vertex => ({
    ...point,
    z: crown,
  }));
  const crownEdges = ring(tableCorners);
  const pavilionEdges: Edge[] = [];
  const culet: Vertex = { ...keel, z: -girdle - pavilion };
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 4] ?? corner;
    const [own, following] = [tableCorners[index], tableCorners[(index + 1) % 4]];
    const middle = middleOf({ from: corner, handles: null, to: next });
    if (own === undefined || following === undefined) continue;
    crownEdges.push([{ ...corner, z: 0 }, own], [own, { ...middle, z: 0 }], [{ ...middle, z: 0 }, following]);
    const low = (point: Point): Vertex => ({ ...point, z: -girdle });
    pavilionEdges.push([low(corner), culet]);
    for (const share of CHEVRONS) {
      const top: Vertex = {
        ...between(middle, keel, share),
        z: -girdle - pavilion * Math.sqrt(share) * share,
      };
      pavilionEdges.push([low(corner), top], [top, low(next)]);
    }
    pavilionEdges.push([low(middle), culet]);
  }
  return { outline: spans, crown: crownEdges, pavilion: pavilionEdges, table: tableCorners, fine: new Set() };
}
