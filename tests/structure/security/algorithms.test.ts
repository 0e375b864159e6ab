import { expect, test } from 'vitest';
import { isSource, isTest, listFiles, readText } from '../repository.ts';

/** `createHash('sha256'`, `hkdfSync('sha256'`: the algorithm is the first argument. */
const NAMED =
  /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|createSign|createVerify|hkdfSync|hkdf)\(\s*'([^']+)'/g;
const ANY =
  /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|createSign|createVerify|hkdfSync|hkdf)\(/g;
/** Algorithms of `docs/security.md`, «Keys and algorithms». */
const LISTED = ['aes-256-gcm', 'sha256'];

const sources = listFiles().filter(
  (path) =>
    isSource(path) && /^apps\/|^packages\/(?!demo)/.test(path) && !isTest(path) && !/\/testing\//.test(path),
);

test('the shop uses the algorithms of its list, each written as a word', () => {
  const texts = sources.map(readText);
  const named = texts.flatMap((text) => Array.from(text.matchAll(NAMED), (match) => match[1]));
  expect(named.length).toBeGreaterThan(30);
  expect(new Set(named)).toEqual(new Set(LISTED));
  expect(texts.flatMap((text) => [...text.matchAll(ANY)])).toHaveLength(named.length);
});

test('no value comes from a generator that can be predicted', () => {
  expect(sources.filter((path) => readText(path).includes('Math.random('))).toEqual([]);
});
