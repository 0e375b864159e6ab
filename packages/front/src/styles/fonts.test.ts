import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** Sources of the texts that shoppers read. */
const TEXTS = [
  'apps/web/app',
  'apps/office/app',
  'apps/api/src',
  'packages/demo/src',
  'packages/demo/content',
  'packages/demo/data',
  'packages/values/src',
];
/** These files clean and check typed text: their characters are not displayed. */
const TYPED = ['typed/typed-text.ts', 'contacts/name-faults.ts', 'form-rules.ts'].map((path) =>
  join(ROOT, 'packages/values/src', path),
);
/** Characters that Manrope lacks, or that are never displayed: the system font is used for them. */
const LEFT_TO_THE_SYSTEM = new Set(['→', '←', '≈', '≤', '∞', '♥', '\u2010', '\u2011', '\u202E']);

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

test('every character of the texts is in the subset fonts', () => {
  const has = coverage('Manrope');
  const missing = new Map<string, string>();
  for (const path of TEXTS.flatMap(filesIn).filter((file) => !TYPED.includes(file))) {
    for (const sign of readFileSync(path, 'utf8')) {
      if (sign >= ' ' && !has(sign) && !LEFT_TO_THE_SYSTEM.has(sign)) missing.set(sign, path);
    }
  }
  expect([...missing]).toEqual([]);
});

test('headings use the same characters, except for the rouble sign', () => {
  const [text, display] = [coverage('Manrope'), coverage('Cormorant')];
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  expect(signs.filter((sign) => text(sign) !== display(sign))).toEqual(['₽']);
});

test('every subset file is used and exists', () => {
  const named = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, name]) => name);
  expect(namesIn('fonts')).toEqual(new Set(named));
});

function namesIn(folder: string): Set<string> {
  const entries = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|json|css|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function coverage(family: string): (sign: string) => boolean {
  const ranges = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.includes(`font-family: '${family}';`))
    .flatMap((body) => /unicode-range:([^;]*);/.exec(body)?.[1]?.split(',') ?? [])
    .map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return { start: Number.parseInt(first, 16), end: Number.parseInt(last, 16) };
    });
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.some(({ start, end }) => code >= start && code <= end);
  };
}
