/** Changes with each attempt. */
const CAPTCHA_TOKEN = 'smart-token';

/** The content of a sent request, and its key. */
export type SentRequest = { words: string; key: string };

/**
 * The key of a form that is about to be sent. The same content gets the same key again: if the first answer
 * was lost, the server recognises the repeated request. Different content is a new request.
 */
export function requestKey(form: FormData, last: SentRequest | null): SentRequest {
  const typed = [...form].filter(([name]) => name !== CAPTCHA_TOKEN);
  const words = JSON.stringify(typed.map(([name, value]) => [name, wordsOf(value)]));
  return last?.words === words ? last : { words, key: crypto.randomUUID() };
}

function wordsOf(value: FormDataEntryValue): string | readonly [string, number, number] {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
