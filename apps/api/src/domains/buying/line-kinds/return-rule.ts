import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { BUYER_RULES, type BuyerKind } from '@yahont/values/buyer/buyer-kinds.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, addMonths, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { RETURN_DAYS } from '@yahont/values/law.ts';
import type { ReturnRefusal } from './line-kind.ts';
import { LINE_KIND } from './registry.ts';

/** Months after receipt for a fault that existed from the start (Consumer Act, art. 19). */
const FAULT_MONTHS = 24;

export type ReturnRule =
  /**
   * `until`: the last day, in the buyer's city; null before receipt, while the order can be cancelled
   * at any time.
   */
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
  /** Offset of the buyer's city, hours ahead of UTC. */
  offsetHours: number;
  /** The piece is faulty or not as ordered; otherwise the buyer has changed their mind. */
  isFaulty?: boolean;
};

/**
 * Whether and until when a line of a distance order may be returned. A piece made to order may be
 * returned only when it is faulty.
 */
export function returnRule(question: ReturnQuestion): ReturnRule {
  const { kind, services, receivedAt, now, offsetHours, isFaulty = false } = question;
  const refusal = LINE_KIND[kind].returnRefusal(services);
  if (refusal !== null && !(isFaulty && refusal === 'made-to-order')) return { ok: false, reason: refusal };
  if (receivedAt === null) return { ok: true, until: null };
  const received = cityDate(receivedAt, offsetHours);
  const until = isFaulty ? addMonths(received, FAULT_MONTHS) : addDays(received, RETURN_DAYS);
  return cityDate(now, offsetHours) > until ? { ok: false, reason: 'too-late', until } : { ok: true, until };
}

/**
 * Why a buyer who has changed their mind cannot return a line, however early; null: they can, within
 * the term.
 */
export function unwantedRefusal({
  kind,
  services,
  buyer,
}: Pick<ReturnQuestion, 'kind' | 'services'> & { buyer: BuyerKind }): ReturnRefusal | 'company' | null {
  return LINE_KIND[kind].returnRefusal(services) ?? (BUYER_RULES[buyer].mayChangeMind ? null : 'company');
}
