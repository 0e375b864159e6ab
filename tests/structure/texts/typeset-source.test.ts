import { expect, test } from 'vitest';
import { typesetSource } from '@yahont/front/typesetting/typeset-texts.ts';

const set = (code: string) =>
  (typesetSource(code, 'page.tsx')?.toString() ?? code).replaceAll('\u00A0', '_').replaceAll('\u2060', '~');

test.each([
  ['<p>Салоны в Москве</p>', '<p>Салоны в_Москве</p>'],
  ['<p>\n  Курьер с примеркой и\n  возвратом\n</p>', '<p>\n  Курьер с_примеркой и_возвратом\n</p>'],
  ['<p>и <b>возврат</b> - бесплатно</p>', '<p>и_<b>возврат</b>_— бесплатно</p>'],
  ['<p>{length} мм, {sum} ₽</p>', '<p>{length}_мм, {sum}_₽</p>'],
  ['<p>\n  Позвоним на&nbsp;\n  <Phone /> днём\n</p>', '<p>\n  Позвоним на&nbsp;\n  <Phone /> днём\n</p>'],
  ["const text = 'Код из письма';", "const text = 'Код из_письма';"],
  ['const text = \'Дом "Яхонт"\';', "const text = 'Дом «Яхонт»';"],
  ['const text = `до ${limit} мм в длину`;', 'const text = `до_${limit}_мм_в_длину`;'],
  [
    'const label = <i aria-label="В корзину" title="В корзину" />;',
    'const label = <i aria-label="В корзину" title="В_корзину" />;',
  ],
])('%s', (code, expected) => {
  expect(set(code)).toBe(expected);
});

test.each([
  "const isIt = word === 'в салоне';",
  "const address = '/search/?q=кольцо с сапфиром';",
  "const html = '<td>в салоне</td>';",
  "const map = { 'в салоне': 1 };",
  "const found = text.includes('в салоне');",
  "import x from './в салоне.ts';",
  "const bound = 'в\\u00A0салоне и дома';",
  '// в салоне',
])('%s stays', (code) => {
  expect(typesetSource(code, 'page.tsx')).toBeNull();
});
