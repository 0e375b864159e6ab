import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[\w.-]{8,64}$/;

/** The id that a proxy gave to the request when it is a harmless one, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && ACCEPTED.test(given) ? given : randomUUID();
}
