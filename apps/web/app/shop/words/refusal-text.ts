import { DATABASE_AWAY } from '@yahont/contracts/wire/database-away.ts';
import type { FactsOf, RefusalOf } from '@yahont/contracts/wire/endpoint.ts';

/** A refusal of the API as it came. */
export type Refusal = { code: string; context?: Record<string, unknown> | undefined };

/**
 * What the shopper reads for each reason that the contract of a call names, or of several calls: a text, or what makes one
 * of the facts. A reason that is renamed or added there does not compile here.
 */
export type RefusalTexts<E> = {
  readonly [Code in RefusalOf<E>]: string | ((facts: FactsOf<E, Code>) => string);
};

/** What a shopper reads after any call while the database is away: what was typed is still there. */
const AWAY = 'Магазин ненадолго потерял связь. Ничего не\u00A0пропало: попробуйте ещё раз через минуту.';

/** The text for a refusal; `otherwise` for what any call may answer, such as a fault of the server. */
export function refusalText<E>(
  texts: RefusalTexts<E>,
  { code, context = {} }: Refusal,
  otherwise: string,
): string {
  if (code === DATABASE_AWAY) return AWAY;
  if (!Object.hasOwn(texts, code)) return otherwise;
  // safe: the code is one of the texts, and the API sends the facts that the contract promises beside it
  const text = texts[code as RefusalOf<E>] as string | ((facts: unknown) => string);
  return typeof text === 'string' ? text : text(context);
}

/** Whether a call refused for this reason, one of those that its contract names: `isRefusal<typeof cancelOrder>(…)`. */
export function isRefusal<E>(problem: Refusal | null | undefined, code: RefusalOf<E>): problem is Refusal {
  return problem?.code === code;
}
