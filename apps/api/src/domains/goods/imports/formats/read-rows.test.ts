import { expect, test } from 'vitest';
import { asKopecks, asText, asUin, orNull } from './parsers.ts';
import { readRows, UnreadableFile, type Column } from './read-rows.ts';

const COLUMNS: readonly Column[] = [
  { field: 'article', name: 'Артикул', isRequired: true, parse: asText },
  { field: 'price', name: 'Цена', isRequired: true, parse: asKopecks },
  { field: 'oldPrice', name: 'Старая цена', empty: 'value', parse: orNull(asKopecks) },
];

/** In pieces of `size` bytes, so that every border falls somewhere. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(file: string | Uint8Array, size = 7_000) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const found = [];
  for await (const { line, ...row } of readRows(inPieces(bytes, size), COLUMNS, {
    onColumns: () => undefined,
  }))
    found.push('fields' in row ? { line, ...row.fields } : { line, reason: row.reason });
  return found;
}

/** Cyrillic letters alone, as windows-1251 has them. */
function windows1251(text: string): Uint8Array {
  const byteOf = (sign: string): number => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  };
  return Uint8Array.from(Array.from(text, byteOf));
}

const ROW = { line: 2, article: 'Кольцо', price: 12_890_050 };

test.each([1, 2, 3, 5, 64])(
  'every delimiter and encoding reads the same in pieces of %i bytes',
  async (size) => {
    const row = '\nКольцо;"128 900,50"\n';
    for (const file of [
      `Артикул;Цена${row}`,
      `\uFEFFАртикул;Цена${row}`,
      `Артикул,Цена${row.replace(';', ',')}`,
      `Артикул\tЦена${row.replace(';', '\t')}`,
      windows1251(`Артикул;Цена${row}`),
      '{"article":"Кольцо","price":12890050}'.padStart(38, '\n'),
    ])
      expect(await read(file, size)).toMatchObject([{ article: ROW.article, price: ROW.price }]);
  },
);

test('quotes hold delimiters, doubled quotes and ends of lines; lines are counted as an editor does', async () => {
  const file = 'Артикул;Цена\r\n\r\n"a;""b""\nc";1\r\nd;2,5';
  expect(await read(file)).toEqual([
    { line: 3, article: 'a;"b"\nc', price: 100 },
    { line: 5, article: 'd', price: 250 },
  ]);
});

test('a wrong row is refused with its line, and the rows around it are read', async () => {
  const long = `x${'y'.repeat(70_000)};1`;
  const file = `Артикул;Цена;Старая цена\na;1;\nb;-5;\nc;0;\n;1;\nd;1\n${long};\ne;"1;\nf;1,234;\ng;нет;\nh;2;3`;
  expect(await read(file)).toEqual([
    { line: 2, article: 'a', price: 100, oldPrice: null },
    { line: 3, reason: '«Цена»: цена меньше нуля' },
    { line: 4, reason: '«Цена»: цена ноль' },
    { line: 5, reason: '«Артикул»: пусто' },
    { line: 6, reason: 'строка обрезана: полей 2 из 3' },
    { line: 7, reason: 'строка длиннее 64 КБ' },
    { line: 8, reason: 'кавычка не закрыта' },
    { line: 9, reason: '«Цена»: доли копейки' },
    { line: 10, reason: '«Цена»: это не цена' },
    { line: 11, article: 'h', price: 200, oldPrice: 300 },
  ]);
});

test('a quote that nobody closes costs its own line alone', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `a${index};1`);
  const found = await read(['Артикул;Цена', ...rows.with(10, 'a10;"1')].join('\n'));
  expect(found).toHaveLength(300);
  expect(found.filter((row) => 'reason' in row)).toEqual([{ line: 12, reason: 'кавычка не закрыта' }]);
});

test('a row in another encoding than the file is refused', async () => {
  const file = Buffer.concat([Buffer.from('Артикул;Цена\n'), windows1251('Кольцо;1\n'), Buffer.from('a;1')]);
  expect(await read(file)).toEqual([
    { line: 2, reason: 'строка в другой кодировке, чем файл' },
    { line: 3, article: 'a', price: 100 },
  ]);
});

test('a file in UTF-16, an empty one and one without a column are refused as a whole', async () => {
  const failure = (file: string | Uint8Array) =>
    read(file).catch((error: unknown) =>
      error instanceof UnreadableFile ? [error.code, error.details] : error,
    );
  expect(await failure(Buffer.from('\uFEFFАртикул;Цена\n', 'utf16le'))).toEqual(['encoding', '']);
  expect(await failure('')).toEqual(['unreadable', '']);
  expect(await failure('Артикул;Стоимость\na;1')).toEqual(['columns', '«Цена»']);
  expect(await failure('Артикул;Цена;цена\na;1;1')).toEqual(['columns', '«Цена» дважды']);
});

test.each([
  ['1640093721184471', '1640093721184471'],
  ['1640 0937 2118 4471', '1640093721184471'],
  ['16400937211844710', 'цифр 17, а должно быть 16'],
  ['164009372118447', 'цифр 15, а должно быть 16'],
  ['1,64009E+15', 'в УИН не только цифры'],
])('УИН %s', (text, expected) => {
  const read = () => {
    try {
      return asUin(text);
    } catch (error) {
      return error instanceof Error ? error.message : null;
    }
  };
  expect(read()).toBe(expected);
});
