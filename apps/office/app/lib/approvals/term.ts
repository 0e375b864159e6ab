import { countOf } from '@yahont/values/text/plural.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Term = { askedAt: string; until: string };

/** «2 ч 24 мин», «3 дня 4 ч», «12 мин»; «срок прошёл» afterwards. */
export function leftText({ until }: Pick<Term, 'until'>, now: Date): string {
  const left = new Date(until).getTime() - now.getTime();
  if (left <= 0) return 'срок прошёл';
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  if (days > 0) return `${countOf(days, ['день', 'дня', 'дней'])}${hours > 0 ? ` ${hours}\u00A0ч` : ''}`;
  const minutes = Math.max(1, Math.floor((left % HOUR) / MINUTE));
  return hours > 0 ? `${hours}\u00A0ч ${minutes}\u00A0мин` : `${minutes}\u00A0мин`;
}

/** The last third of a term is amber. */
export function isLate({ askedAt, until }: Term, now: Date): boolean {
  const end = new Date(until).getTime();
  return end - now.getTime() < (end - new Date(askedAt).getTime()) / 3;
}

/** When the house is reminded. */
export function halfOf({ askedAt, until }: Term): string {
  return new Date((new Date(askedAt).getTime() + new Date(until).getTime()) / 2).toISOString();
}
