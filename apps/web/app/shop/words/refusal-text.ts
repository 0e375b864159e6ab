import { DATABASE_AWAY } from '@yahont/contracts/wire/database-away.ts';
import { FILES_AWAY } from '@yahont/contracts/wire/files-away.ts';
import type { FactsOf, RefusalOf } from '@yahont/contracts/wire/endpoint.ts';

/** A refusal as the API sent it. */
export type Refusal = { code: string; context?: Record<string, unknown> | undefined };

/**
 * The shopper's message for each reason in the contract of one or several calls: a text, or a function that
 * makes one from the facts. When a reason is renamed or added in the contract, this type makes the texts fail
 * to compile.
 */
export type RefusalTexts<E> = {
  readonly [Code in RefusalOf<E>]: string | ((facts: FactsOf<E, Code>) => string);
};

/** The message after any call while the database is unavailable: the typed values are kept. */
const AWAY = 'Магазин ненадолго потерял связь. Ничего не\u00A0пропало: попробуйте ещё раз через минуту.';

/** The message after any call with files while their storage is unavailable: nothing was sent, and nothing typed is lost. */
const FILES_ARE_AWAY =
  'Хранилище файлов ненадолго недоступно, отправить их не\u00A0получилось. Написанное не\u00A0пропало: попробуйте ещё раз через минуту.';

/** The text for a refusal; `otherwise` for reasons that any call may return, such as a server error. */
export function refusalText<E>(
  texts: RefusalTexts<E>,
  { code, context = {} }: Refusal,
  otherwise: string,
): string {
  if (code === DATABASE_AWAY) return AWAY;
  if (code === FILES_AWAY) return FILES_ARE_AWAY;
  if (!Object.hasOwn(texts, code)) return otherwise;
  // safe: the code is one of the texts, and the API sends the facts that the contract promises with it
  const text = texts[code as RefusalOf<E>] as string | ((facts: unknown) => string);
  return typeof text === 'string' ? text : text(context);
}

/**
 * Whether a call was refused for this reason, which its contract must name: `isRefusal<typeof
 * cancelOrder>(…)`.
 */
export function isRefusal<E>(problem: Refusal | null | undefined, code: RefusalOf<E>): problem is Refusal {
  return problem?.code === code;
}
