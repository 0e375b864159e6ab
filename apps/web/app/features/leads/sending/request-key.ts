/** Another one each time. */
const CAPTCHA_TOKEN = 'smart-token';

/** What was sent, and the key that it was sent with. */
export type SentRequest = { words: string; key: string };

/**
 * The key of a form that is about to be sent. The same words get the same key again: when the first answer was lost, the shop
 * knows that it has them. Other words are another request.
 */
export function requestKey(form: FormData, last: SentRequest | null): SentRequest {
  const typed = [...form].filter(([name]) => name !== CAPTCHA_TOKEN);
  const words = JSON.stringify(typed.map(([name, value]) => [name, wordsOf(value)]));
  return last?.words === words ? last : { words, key: crypto.randomUUID() };
}

function wordsOf(value: FormDataEntryValue): string | readonly [string, number, number] {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
