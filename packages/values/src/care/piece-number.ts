import { isUin } from '../measures/uin.ts';
import { parseParcelNumber } from '../parcels/parcel-number.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** The key by which a piece's service card is looked up. */
export type PieceNumber = { kind: 'uin'; uin: string } | { kind: 'order'; id: number };

/** `1603 5820 0417 9921` → a piece; «Я-100216» → the pieces of an order; null for anything else. */
export function parsePieceNumber(text: string): PieceNumber | null {
  const read = parseParcelNumber(text);
  if (read?.kind === 'order') return read;
  return read !== null && isUin(read.number) ? { kind: 'uin', uin: read.number } : null;
}

export function isPieceNumber(text: string): boolean {
  return parsePieceNumber(text) !== null;
}

/** Whether the phone digits fit the number: an order's number needs four, an УИН needs none. */
export function isPieceProof(phoneEnd: string, number: string): boolean {
  return parsePieceNumber(number)?.kind !== 'order' || /^\d{4}$/.test(cleanTyped(phoneEnd));
}
