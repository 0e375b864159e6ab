import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import {
  GOLD_LOTS_MAX,
  isGoldFineness,
  parseWeight,
  USUAL_FINENESS,
  type GoldFineness,
  type GoldLot,
} from '@yahont/values/gold/gold-lots.ts';
import { readPieces, SERVICE_KEYS, writePieces } from '#app/shop/visits/service-address.ts';

/** A row of the calculator as it was filled in; its weight may be invalid or missing. */
export type GoldRow = { fineness: GoldFineness; weight: string };

/** How the sum in large figures is paid out. */
export const GOLD_WAYS = ['cash', 'exchange'] as const;
export type GoldWay = (typeof GOLD_WAYS)[number];

/** Everything that the calculator's address contains. */
export type GoldState = { rows: readonly GoldRow[]; way: GoldWay; productId: number | null };

/** `add` and `remove` are buttons of the form, for browsers without a script. */
export const GOLD_KEYS = { way: 'way', add: 'add', remove: 'remove' } as const;

/** All keys that the calculator reads. */
export const GOLD_ADDRESS_KEYS = [
  SERVICE_KEYS.fineness,
  SERVICE_KEYS.weight,
  SERVICE_KEYS.piece,
  ...Object.values(GOLD_KEYS),
];

const EMPTY_ROW: GoldRow = { fineness: USUAL_FINENESS, weight: '' };
/** The initial state of the calculator. */
export const NO_GOLD: GoldState = { rows: [EMPTY_ROW], way: 'cash', productId: null };
/** Longer than any weight. */
const MAX_LETTERS = 12;

/** Adds a row, unless the maximum is reached. */
export function addRow(rows: readonly GoldRow[]): readonly GoldRow[] {
  return rows.length < GOLD_LOTS_MAX ? [...rows, EMPTY_ROW] : rows;
}

/** Removes a row; the last one is emptied instead. */
export function removeRow(rows: readonly GoldRow[], index: number): readonly GoldRow[] {
  const left = rows.filter((_, at) => at !== index);
  return left.length === 0 ? [EMPTY_ROW] : left;
}

/** The lot of a row; null until its weight is valid. */
export function lotOf({ fineness, weight }: GoldRow): GoldLot | null {
  const weightCg = parseWeight(weight);
  return weightCg === null ? null : { fineness, weightCg };
}

export function lotsOf(rows: readonly GoldRow[]): GoldLot[] {
  return rows.flatMap((row) => lotOf(row) ?? []);
}

/** Whether a weight is valid or still empty. */
export function isWeight(text: string): boolean {
  return cleanTyped(text) === '' || parseWeight(text) !== null;
}

/** The state in an address; invalid weights stay as typed. */
export function readGold(query: URLSearchParams): GoldState {
  const weights = query.getAll(SERVICE_KEYS.weight);
  const given = query
    .getAll(SERVICE_KEYS.fineness)
    .slice(0, GOLD_LOTS_MAX)
    .flatMap((text, index): GoldRow[] => {
      const fineness = Number(text);
      const weight = (weights[index] ?? '').slice(0, MAX_LETTERS);
      return isGoldFineness(fineness) ? [{ fineness, weight }] : [];
    });
  const rows = given.length === 0 ? [EMPTY_ROW] : given;
  const removed = query.get(GOLD_KEYS.remove);
  const left = removed === null ? rows : removeRow(rows, Number(removed));
  return {
    rows: query.has(GOLD_KEYS.add) ? addRow(left) : left,
    way: GOLD_WAYS.find((way) => way === query.get(GOLD_KEYS.way)) ?? 'cash',
    productId: readPieces(query)[0] ?? null,
  };
}

/** The page with this state: `/gold_buying/?fineness=585&weight=8,40&way=exchange&piece=7`. */
export function goldHref({ rows, way, productId }: GoldState): string {
  const query = new URLSearchParams();
  const filled = rows.filter(({ weight }) => cleanTyped(weight) !== '');
  for (const { fineness, weight } of filled) {
    query.append(SERVICE_KEYS.fineness, String(fineness));
    query.append(SERVICE_KEYS.weight, cleanTyped(weight));
  }
  if (way !== 'cash') query.set(GOLD_KEYS.way, way);
  writePieces(query, productId === null ? [] : [productId]);
  return `/gold_buying/${query.size > 0 ? `?${query.toString()}` : ''}`;
}
