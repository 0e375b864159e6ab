import { RETURN_REASONS, RETURN_WAYS } from '@yahont/contracts/returns/return-choices.ts';
import type { ReturnReason, ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { RETURN_COMMENT_MAX, RETURN_ADDRESS_MAX } from '@yahont/contracts/wire/limits.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

const ADDRESS_MIN = 5;
const EXCHANGE = /^(\d{1,15}(?:\.\d{1,15})*):(\d{1,6})$/;

/** Everything but the pieces, whose boxes share one name. */
export const RETURN_FORM = defineForm(
  {
    reason: (text) => reasonOf(text) !== null,
    /** Another size of a piece: `17.18:1750` for lines 17 and 18; empty: a refund. */
    exchange: (text) => text === '' || EXCHANGE.test(text),
    comment: isComment,
    way: (text) => wayOf(text) !== null,
    storeId: (text, { way }) => !needs(way, 'storeId') || /^[1-9]\d{0,9}$/.test(text),
    address: (text, { way }) => !needs(way, 'address') || isAddress(text),
    date: (text, { way }) => !needs(way, 'date') || /^\d{4}-\d\d-\d\d$/.test(text),
    /** When the courier's hours begin; empty: at any time of the day. */
    interval: (text, { way }) => !needs(way, 'interval') || /^(?:\d\d:\d\d)?$/.test(text),
  },
  { storeId: 'route.storeId', address: 'route.address', date: 'route.date', interval: 'route.interval' },
);
/** Pictures of the fault. */
export const PICTURES = 'pictures';
export type ReturnValues = (typeof RETURN_FORM)['empty'];

/** The fields that each way requires. */
const FIELDS: Readonly<Record<ReturnWay, readonly WayField[]>> = {
  store: ['storeId'],
  courier: ['address', 'date', 'interval'],
  post: [],
};
type WayField = 'storeId' | 'address' | 'date' | 'interval';

/** Whether the chosen way requires a field; without a way none is required. */
export function needs(way: string, field: WayField): boolean {
  const chosen = wayOf(way);
  return chosen !== null && FIELDS[chosen].includes(field);
}

export function isAddress(text: string): boolean {
  return text.length >= ADDRESS_MIN && text.length <= RETURN_ADDRESS_MAX;
}

export function isComment(text: string): boolean {
  return text.length <= RETURN_COMMENT_MAX;
}

export function reasonOf(text: string): ReturnReason | null {
  return RETURN_REASONS.find((reason) => reason === text) ?? null;
}

export function wayOf(text: string): ReturnWay | null {
  return RETURN_WAYS.find((way) => way === text) ?? null;
}

/** Ids of the chosen pieces, each once. */
export function readLines(form: Pick<FormData, 'getAll'> | URLSearchParams): number[] {
  const ids = form
    .getAll('line')
    .filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))];
}

/** Value of the radio button that exchanges these lines for a size. */
export function exchangeValue(lineIds: readonly number[], size: number): string {
  return `${lineIds.join('.')}:${size}`;
}

/** The requested exchange; null unless the reason is the size and the piece is ticked. */
export function exchangeOf(
  { exchange, reason }: Pick<ReturnValues, 'exchange' | 'reason'>,
  lineIds: readonly number[],
): { size: number } | null {
  const [, ids = '', size = ''] = EXCHANGE.exec(exchange) ?? [];
  const isOfChosen = ids.split('.').some((id) => lineIds.includes(Number(id)));
  return reason === 'wrong-size' && isOfChosen ? { size: Number(size) } : null;
}
