import { createHash } from 'node:crypto';

/** Name of an outbox row outside the database, the same for every try. */
export function outboxKey(id: number): string {
  return `outbox-${id}`;
}

/** Name of the message that follows from another one as its `index`th. */
export function followUpKey(key: string, index: number): string {
  return `${key}.${index}`;
}

/** A uuid that follows from a key: the queue refuses a second job with it, so handing over twice is harmless. */
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
