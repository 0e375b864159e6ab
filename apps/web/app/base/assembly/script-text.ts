const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A text as a JavaScript string inside an inline script; it can neither end the script nor open a comment.
 */
export function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
