/** Widths of bars and gaps of each value of Code 128, six modules each; the last is the stop, with seven. */
const WIDTHS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
    .trim()
    .split(/\s+/);

const START_B = 104;
const STOP = 106;
const FIRST_SIGN = 32;
const LAST_SIGN = 126;
const MODULUS = 103;

/** The values of a text in set B: start, signs, check, stop. Throws for what set B has no sign for. */
export function valuesOf(text: string): readonly number[] {
  const signs = Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    if (code < FIRST_SIGN || code > LAST_SIGN) throw new Error(`Code 128 B has no sign ${sign}`);
    return code - FIRST_SIGN;
  });
  const check = signs.reduce((sum, value, place) => sum + value * (place + 1), START_B) % MODULUS;
  return [START_B, ...signs, check, STOP];
}

export type Bar = { at: number; width: number };

/** The dark bars of a text and the length of the whole, in modules. */
export function code128(text: string): { bars: readonly Bar[]; length: number } {
  const widths = valuesOf(text).flatMap((value) => Array.from(WIDTHS[value] ?? '', Number));
  const bars: Bar[] = [];
  let at = 0;
  widths.forEach((width, place) => {
    if (place % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { bars, length: at };
}
