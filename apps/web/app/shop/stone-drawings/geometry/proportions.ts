import type { StoneShape } from '@yahont/contracts/stones/grades.ts';

/**
 * Proportions of one stone. Percentages are of its width. Values that the laboratory did not measure are null
 * and drawn with typical values of the shape.
 */
export type StoneProportions = {
  shape: StoneShape;
  /** From above, along the axis of symmetry; millimetres. */
  lengthMm: number | null;
  widthMm: number | null;
  depthPercent: number | null;
  tablePercent: number | null;
  /** Degrees from the plane of the girdle. */
  crownAngle: number | null;
  pavilionAngle: number | null;
  girdlePercent: number | null;
};

/** The dimensions of a stone as the API sends them. */
type Measured = {
  shape: StoneShape;
  lengthMm100: number | null;
  widthMm100: number | null;
  depth10: number | null;
  table10: number | null;
  girdle10?: number | null;
  crownAngle10?: number | null;
  pavilionAngle10?: number | null;
};

/** The proportions of a stone of the API: of a card, or of its page with girdle and angles. */
export function proportionsOf(stone: Measured): StoneProportions {
  return {
    shape: stone.shape,
    lengthMm: parts(stone.lengthMm100, 100),
    widthMm: parts(stone.widthMm100, 100),
    depthPercent: parts(stone.depth10, 10),
    tablePercent: parts(stone.table10, 10),
    crownAngle: parts(stone.crownAngle10, 10),
    pavilionAngle: parts(stone.pavilionAngle10, 10),
    girdlePercent: parts(stone.girdle10, 10),
  };
}

/** A stone of this shape with typical proportions. */
export function usualStone(shape: StoneShape): StoneProportions {
  return proportionsOf({ shape, lengthMm100: null, widthMm100: null, depth10: null, table10: null });
}

function parts(value: number | null | undefined, unit: number): number | null {
  return value === null || value === undefined ? null : value / unit;
}

/** Dimensions of a stone, in units of its width. */
export type Measures = {
  length: number;
  table: number;
  crown: number;
  girdle: number;
  pavilion: number;
};

type Usual = { ratio: number; table: number; depth: number; crown: number };

/** Length to width, table and depth to width, and crown to the height without the girdle. */
const USUAL: Readonly<Record<StoneShape, Usual>> = {
  round: { ratio: 1, table: 0.57, depth: 0.615, crown: 0.255 },
  princess: { ratio: 1, table: 0.69, depth: 0.72, crown: 0.17 },
  oval: { ratio: 1.38, table: 0.57, depth: 0.62, crown: 0.25 },
  cushion: { ratio: 1.04, table: 0.6, depth: 0.66, crown: 0.24 },
  emerald: { ratio: 1.38, table: 0.62, depth: 0.65, crown: 0.23 },
  pear: { ratio: 1.55, table: 0.57, depth: 0.61, crown: 0.25 },
  marquise: { ratio: 1.95, table: 0.57, depth: 0.6, crown: 0.25 },
  asscher: { ratio: 1, table: 0.59, depth: 0.66, crown: 0.25 },
  heart: { ratio: 0.95, table: 0.57, depth: 0.59, crown: 0.25 },
};
const USUAL_GIRDLE = 0.035;

/** The heights of a stone in units of its width: crown, girdle and pavilion add up to its depth when that is known. */
export function measuresOf(stone: StoneProportions): Measures {
  const usual = USUAL[stone.shape];
  const { lengthMm, widthMm } = stone;
  const table = stone.tablePercent === null ? usual.table : stone.tablePercent / 100;
  const girdle = stone.girdlePercent === null ? USUAL_GIRDLE : stone.girdlePercent / 100;
  const depth = stone.depthPercent === null ? usual.depth : stone.depthPercent / 100;
  const faceted = depth - girdle;
  const crown = slope(stone.crownAngle, 1 - table) ?? faceted * usual.crown;
  const pavilion = slope(stone.pavilionAngle, 1) ?? faceted - crown;
  // Angles are rounded to a fifth of a degree, so both heights together differ slightly from the depth.
  const fit = stone.depthPercent === null && stone.pavilionAngle !== null ? 1 : faceted / (crown + pavilion);
  return {
    length: lengthMm !== null && widthMm !== null ? lengthMm / widthMm : usual.ratio,
    table,
    crown: crown * fit,
    girdle,
    pavilion: pavilion * fit,
  };
}

/** Height of a facet with this angle over half of `across`. */
function slope(degrees: number | null, across: number): number | null {
  return degrees === null ? null : (Math.tan((degrees * Math.PI) / 180) * across) / 2;
}
