import { DOOR } from '@yahont/values/deadlines.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import { networksOf } from '#src/limits/networks.ts';
import type { BodyRules, Pace } from './read-request.ts';

/** A longer body is received at the pace of files, and counted with them. */
export const LONG_BYTES = 1024 * 1024;

const PACES: Readonly<Record<BodyKind, Pace>> = {
  plain: { graceMs: DOOR.bodyGrace, bytesPerSecond: 0 },
  // Photographs over a poor mobile network.
  files: { graceMs: DOOR.bodyGrace, bytesPerSecond: 32 * 1024 },
};

/** The rules for a client's body: its maximum length, its pace, and the budget that counts it. */
export function bodyRules(
  { bodies }: Pick<Limits, 'bodies'>,
  {
    ip,
    kind,
    limitBytes,
    paces = PACES,
  }: {
    ip: string;
    kind: BodyKind;
    limitBytes: number;
    paces?: Readonly<Record<BodyKind, Pace>> | undefined;
  },
): BodyRules {
  return { limitBytes, pace: paces[kind], held: bodies[kind].hold(networksOf(ip)) };
}
