/**
 * A hollow link is a tube: of the metal that a solid one of the same size has, about a half is left. The shop says so in its texts
 * (`/catalog/tsepi/`), and the pieces of both kinds that it sells agree.
 */
const HOLLOW_PART = 0.5;

/** Nobody weighs an estimate on a pharmacist's scale: half a gram. */
const STEP_MG = 500;

/** Grams in a cubic centimetre. */
const DENSITIES: Readonly<Record<string, number>> = { '585': 13.2, '750': 15.5, '925': 10.4, '950': 20.1 };

/**
 * Of the round rod that is as thick as the chain is wide, solid links of every weave fill a quarter and more, hollow ones a fifth
 * at most.
 */
const SOLID_FILLS = 0.22;

type Piece = {
  /** Of the whole piece, milligrams. */
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

/** Whether weight, length and thickness agree with what is said of the links. False for a metal whose density is not known. */
export function agreesWithWeight(body: 'solid' | 'hollow', piece: Piece): boolean {
  const { weightMg, length, widthMm10, fineness } = piece;
  const density = DENSITIES[String(fineness)];
  if (density === undefined || length <= 0 || widthMm10 <= 0) return false;
  const radiusCm = widthMm10 / 200;
  const rodMg = Math.PI * radiusCm ** 2 * (length / 1000) * density * 1000;
  return weightMg / rodMg >= SOLID_FILLS === (body === 'solid');
}
