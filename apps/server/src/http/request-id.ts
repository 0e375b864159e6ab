import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[\w.-]{8,64}$/;

/** The request id given by a proxy when it is harmless, otherwise a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && ACCEPTED.test(given) ? given : randomUUID();
}
