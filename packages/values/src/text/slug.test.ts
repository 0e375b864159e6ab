import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Набережные Челны', 'naberezhnye-chelny'],
  ['Орёл', 'orel'],
  ['Ростов-на-Дону', 'rostov-na-donu'],
  ['Подъездный щётка', 'podezdnyy-shchetka'],
  ['  «Кольцо» 585 — Gold! ', 'koltso-585-gold'],
  ['Чебоксары', 'cheboksary'],
])('%j becomes %s in an address', (text, address) => {
  expect(slug(text)).toBe(address);
});
