import {
  FITTING_PIECES_MAX,
  SERVICE_KINDS,
  type ServiceKind,
} from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { isEngraving, normaliseEngraving, readFace } from '@yahont/values/engraving.ts';
import {
  GOLD_LOTS_MAX,
  isGoldFineness,
  parseWeight,
  weightText,
  type GoldLot,
} from '@yahont/values/gold/gold-lots.ts';
import { readUin } from '@yahont/values/measures/uin.ts';

/** A visit for a service: a fitting, gold buying, engraving, care of a piece. */
export type ServiceThing = Extract<ShownThing, { kind: ServiceKind }>;
export type InscriptionTexts = Extract<ShownThing, { kind: 'engraving' }>['words'];

/**
 * Keys of addresses. `fineness` and `weight` are repeated, one pair per lot. `piece`, a product id, is
 * repeated too.
 */
export const SERVICE_KEYS = {
  kind: 'for',
  fineness: 'fineness',
  weight: 'weight',
  piece: 'piece',
  words: 'engraving',
  face: 'face',
  uin: 'uin',
} as const;

/** A service without any details. */
export function bareService(kind: ServiceKind): ServiceThing {
  switch (kind) {
    case 'fitting':
      return { kind, productIds: [] };
    case 'gold':
      return { kind, lots: [], productId: null };
    case 'engraving':
      return { kind, words: null };
    case 'care':
      return { kind, uin: null };
  }
}

/** Writes a service into an address: `for=gold&fineness=585&weight=8,40&piece=7`. */
export function writeService(query: URLSearchParams, thing: ServiceThing): void {
  query.set(SERVICE_KEYS.kind, thing.kind);
  switch (thing.kind) {
    case 'fitting':
      writePieces(query, thing.productIds);
      return;
    case 'gold':
      writeLots(query, thing.lots);
      writePieces(query, thing.productId === null ? [] : [thing.productId]);
      return;
    case 'engraving':
      writeWords(query, thing.words);
      return;
    case 'care':
      if (thing.uin !== null) query.set(SERVICE_KEYS.uin, thing.uin);
  }
}

/** Reads such an address; null when it names no service. Malformed values are ignored. */
export function readService(query: URLSearchParams): ServiceThing | null {
  const kind = SERVICE_KINDS.find((one) => one === query.get(SERVICE_KEYS.kind));
  switch (kind) {
    case undefined:
      return null;
    case 'fitting':
      return { kind, productIds: readPieces(query) };
    case 'gold':
      return { kind, lots: readLots(query), productId: readPieces(query)[0] ?? null };
    case 'engraving':
      return { kind, words: readWords(query) };
    case 'care':
      return { kind, uin: readUin(query.get(SERVICE_KEYS.uin) ?? '') };
  }
}

export function writeLots(query: URLSearchParams, lots: readonly GoldLot[]): void {
  for (const { fineness, weightCg } of lots) {
    query.append(SERVICE_KEYS.fineness, String(fineness));
    query.append(SERVICE_KEYS.weight, weightText(weightCg));
  }
}

/** The lots of an address whose fineness and weight the shop can use. */
export function readLots(query: URLSearchParams): GoldLot[] {
  const weights = query.getAll(SERVICE_KEYS.weight);
  return query
    .getAll(SERVICE_KEYS.fineness)
    .slice(0, GOLD_LOTS_MAX)
    .flatMap((text, index) => {
      const [fineness, weightCg] = [Number(text), parseWeight(weights[index] ?? '')];
      return isGoldFineness(fineness) && weightCg !== null ? [{ fineness, weightCg }] : [];
    });
}

export function readPieces(query: URLSearchParams): number[] {
  const ids = query
    .getAll(SERVICE_KEYS.piece)
    .flatMap((text) => (/^[1-9]\d{0,8}$/.test(text) ? [Number(text)] : []));
  return [...new Set(ids)].slice(0, FITTING_PIECES_MAX);
}

export function writePieces(query: URLSearchParams, productIds: readonly number[]): void {
  for (const id of productIds) query.append(SERVICE_KEYS.piece, String(id));
}

export function writeWords(query: URLSearchParams, words: InscriptionTexts): void {
  if (words === null) return;
  query.set(SERVICE_KEYS.words, words.text);
  query.set(SERVICE_KEYS.face, words.face);
}

/** An inscription that can be engraved; null for none. */
export function readWords(query: URLSearchParams): InscriptionTexts {
  const text = normaliseEngraving(query.get(SERVICE_KEYS.words) ?? '');
  if (text === '' || !isEngraving(text)) return null;
  return { text, face: readFace(query.get(SERVICE_KEYS.face)) };
}

/** The page that books a visit for a service. */
export function serviceHref(thing: ServiceThing): string {
  const query = new URLSearchParams();
  writeService(query, thing);
  return `/showing/?${query.toString()}`;
}
