import { randomUUID } from 'node:crypto';

/** `4f1d8c1e-9f0a-4a53-b1d4-`: random for each process; 12 digits that count its requests follow. */
const PROCESS = randomUUID().slice(0, 24);
let count = 0;

const ACCEPTED = /^[\w.-]{8,64}$/;

/** The request id given by a proxy when it is harmless, otherwise a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && ACCEPTED.test(given)
    ? given
    : PROCESS + (count += 1).toString(16).padStart(12, '0');
}
