export const CODE_LENGTH = 4;

/** The digits of a text, at most as many as a code has. */
export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
}

/** The code in a pasted text, which may be the whole message: «Яхонт: код 4071.»; empty when there is none. */
export function codeIn(text: string): string {
  return /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? digitsIn(text);
}
