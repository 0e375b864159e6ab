const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a string of JavaScript inside an inline script: nothing in it may end the script or open a comment. */
export function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
