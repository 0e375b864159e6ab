import { Eyo, safeDictionary } from 'eyo-kernel';
import { describe, expect, test } from 'vitest';
import { latinWordsIn, slipsIn } from './language.ts';
import { allShownTexts, HOLE, shownTextsIn } from './shown-texts.ts';
import { listFiles, readText } from '../repository.ts';

const texts = allShownTexts();
const documents = listFiles()
  .filter((path) => /^packages\/demo\/.*\.md$/.test(path))
  .map((path) => ({ path, line: 1, text: readText(path) }));

const yo = new Eyo();
yo.dictionary.set(safeDictionary);
// A ring with a single stone is «солитер»; «солитёр» is a tapeworm.
for (const ending of ['', 'а', 'у', 'ом', 'е', 'ы', 'ов', 'ам', 'ами', 'ах'])
  for (const stem of ['солитёр', 'Солитёр']) yo.dictionary.removeWord(stem + ending);
const withoutYo = (text: string) => yo.lint(text, true).map(({ before, after }) => `${before} → ${after}`);

/** The build typesets the texts of components, the import those of the demo (decision 0044). */
const isSetLater = (path: string) => /^apps\/web\/app\/|^packages\/demo\//.test(path);

/** Read by people who run the shop, in a terminal: they name programs and options. */
const isForOperators = (path: string) =>
  /^apps\/(?:server\/src\/(?:backup|commands)|api\/src\/platform\/database\/copy)\//.test(path);

test('texts are found', () => {
  expect(texts.length).toBeGreaterThan(4000);
});

test('shoppers read no Latin words but those that have a reason', () => {
  const found = texts
    .filter(({ path }) => !isForOperators(path))
    .flatMap(({ path, line, text }) => latinWordsIn(text).map((word) => `${path}:${line} ${word}`));
  expect(found).toEqual([]);
});

test('quotes, dashes and spaces of the typewriter are not in texts that nothing sets', () => {
  const found = texts
    .filter(({ path }) => !isSetLater(path))
    .flatMap(({ path, line, text }) => slipsIn(text).map((slip) => `${path}:${line} ${slip}`));
  expect(found).toEqual([]);
});

test('ё is written', () => {
  const found = [...texts, ...documents].flatMap(({ path, line, text }) =>
    withoutYo(text).map((word) => `${path}:${line} ${word}`),
  );
  expect(found).toEqual([]);
});

describe('each kind of finding', () => {
  test('texts of JSX, its attributes, strings and templates are read', () => {
    const source = [
      '<p title="Sale">Новинки {count} и <b>Gold</b></p>;',
      "const text = 'кольцо'; const code = 'ring';",
      'const sum = `от ${price} ₽ до Moscow`;',
    ].join('\n');
    expect(shownTextsIn('x.tsx', source).map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, 'Sale'],
      [1, 'Новинки'],
      [1, 'и'],
      [1, 'Gold'],
      [2, 'кольцо'],
      [3, `от ${HOLE} ₽ до Moscow`],
    ]);
  });

  test.each([
    ['Кольцо Solo', ['Solo']],
    ['сертификат GIA, вопросы: zakaz@yahont.example', []],
    ['<td style="color:red">Итого VIP</td>', ['VIP']],
  ])('%s', (text, words) => {
    expect(latinWordsIn(text)).toEqual(words);
  });

  test.each([
    ['Кольцо "Заря" - 5 %, §4...', 5],
    ['Кольцо «Заря» — 5\u00A0%, §\u00A04…', 0],
  ])('%s', (text, count) => {
    expect(slipsIn(text)).toHaveLength(count);
  });

  test('a word without its ё is found', () => {
    expect(withoutYo('еще зеленый камень')).toHaveLength(2);
    expect(withoutYo('ещё зелёный камень, все вместе')).toEqual([]);
  });
});
