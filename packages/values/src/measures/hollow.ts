/**
 * A hollow link is a tube, with about half the metal of a solid one of the same size. The shop's texts
 * say so (`/catalog/tsepi/`), and its pieces of both kinds confirm it.
 */
const HOLLOW_PART = 0.5;

/** Estimates are rounded to half a gram: more precision would be false. */
const STEP_MG = 500;

/** Grams in a cubic centimetre. */
const DENSITIES: Readonly<Record<string, number>> = { '585': 13.2, '750': 15.5, '925': 10.4, '950': 20.1 };

/**
 * Compared with a round rod as thick as the chain is wide, solid links of every weave fill at least a
 * quarter, hollow ones at most a fifth.
 */
const SOLID_FILLS = 0.22;

type Piece = {
  /** Weight of the whole piece, milligrams. */
  weightMg: number;
  /** Thousandths of a centimetre. */
  length: number;
  /** Tenths of a millimetre. */
  widthMm10: number;
  /** Thousandth parts of the metal: 585. */
  fineness: number;
};

/** What a chain would weigh with links of the other kind, in milligrams, rounded to half a gram. */
export function otherBodyWeight(body: 'solid' | 'hollow', weightMg: number): number {
  const other = body === 'solid' ? weightMg * HOLLOW_PART : weightMg / HOLLOW_PART;
  return Math.max(STEP_MG, Math.round(other / STEP_MG) * STEP_MG);
}

/**
 * Whether weight, length and thickness are consistent with the stated kind of links. False for a metal
 * whose density is unknown.
 */
export function agreesWithWeight(body: 'solid' | 'hollow', piece: Piece): boolean {
  const { weightMg, length, widthMm10, fineness } = piece;
  const density = DENSITIES[String(fineness)];
  if (density === undefined || length <= 0 || widthMm10 <= 0) return false;
  const radiusCm = widthMm10 / 200;
  const rodMg = Math.PI * radiusCm ** 2 * (length / 1000) * density * 1000;
  return weightMg / rodMg >= SOLID_FILLS === (body === 'solid');
}
