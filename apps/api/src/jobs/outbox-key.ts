import { createHash } from 'node:crypto';

/** Key of an outbox row outside the database, the same for every attempt. */
export function outboxKey(id: number): string {
  return `outbox-${id}`;
}

/** Id of the row with this key; null for a follow-up message, which has no row. */
export function rowOfKey(key: string): number | null {
  const id = /^outbox-(\d+)$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** Key of the `index`th follow-up of a message. */
export function followUpKey(key: string, index: number): string {
  return `${key}.${index}`;
}

/** Derives a UUID from a key. The queue refuses a second job with the same id, so sending a row twice is harmless. */
export function jobIdOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
