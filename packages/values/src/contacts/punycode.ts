/** Figures of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const MARK = 'xn--';

/** Labels of letters, digits and hyphens of any alphabet: nothing else is passed to the browser's parser. */
const LABELS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)*$/u;

/** A domain in punycode: `почта.рф` → `xn--80a1acny.xn--p1ai`; null for what is no domain. */
export function toAscii(domain: string): string | null {
  // The last label of a domain is no number, and the parser would read one as an IP address.
  if (!LABELS.test(domain) || /-(?:\.|$)|(?:^|\.)\d+$/.test(domain)) return null;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** A domain as a person reads it: `xn--80a1acny.xn--p1ai` → `почта.рф`; a broken label stays as it is. */
export function toUnicode(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith(MARK) ? (decoded(label.slice(MARK.length)) ?? label) : label))
    .join('.');
}

/** Decodes a label without its `xn--`; null for a broken one (RFC 3492, section 6.2). */
function decoded(label: string): string | null {
  const split = label.lastIndexOf('-');
  const letters = Array.from(label.slice(0, Math.max(split, 0)), (letter) => letter.codePointAt(0) ?? 0);
  let code = FIRST_CODE;
  let at = 0;
  let bias = FIRST_BIAS;
  for (let index = split + 1; index < label.length;) {
    const before = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(index));
      index += 1;
      if (Number.isNaN(digit)) return null;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (!Number.isSafeInteger(at) || !Number.isSafeInteger(weight)) return null;
    }
    const count = letters.length + 1;
    bias = adapted(at - before, { count, isFirst: before === 0 });
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10_ff_ff) return null;
    letters.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...letters);
}

/** a–z are 0–25, 0–9 are 26–35; NaN for anything else, the end of the label among it. */
function digitOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 65 && code <= 90) return code - 65;
  return code >= 48 && code <= 57 ? code - 48 + 26 : Number.NaN;
}

function adapted(delta: number, { count, isFirst }: { count: number; isFirst: boolean }): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
