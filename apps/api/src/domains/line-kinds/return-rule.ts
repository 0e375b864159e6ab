import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { ReturnRefusal } from './line-kind.ts';
import { LINE_KIND } from './registry.ts';

/** Days after the day of receipt for goods bought at a distance (Consumer Act, art. 26.1). */
const RETURN_DAYS = 7;

export type ReturnRule =
  /** `until`: the last day, in the buyer's city; null before receipt, when the order can be cancelled any time. */
  | { ok: true; until: IsoDate | null }
  | { ok: false; reason: ReturnRefusal }
  | { ok: false; reason: 'too-late'; until: IsoDate };

export type ReturnQuestion = {
  kind: LineKind;
  /** Services that belong to the line. */
  services: readonly ServiceCode[];
  /** When the buyer got it; null: not yet. */
  receivedAt: Date | null;
  now: Date;
  /** Of the buyer's city, hours ahead of UTC. */
  offsetHours: number;
};

/** Whether and until when a line of an order made at a distance may come back because the buyer does not want it. */
export function returnRule({ kind, services, receivedAt, now, offsetHours }: ReturnQuestion): ReturnRule {
  const refusal = LINE_KIND[kind].returnRefusal(services);
  if (refusal !== null) return { ok: false, reason: refusal };
  if (receivedAt === null) return { ok: true, until: null };
  const until = addDays(cityDate(receivedAt, offsetHours), RETURN_DAYS);
  return cityDate(now, offsetHours) > until ? { ok: false, reason: 'too-late', until } : { ok: true, until };
}
