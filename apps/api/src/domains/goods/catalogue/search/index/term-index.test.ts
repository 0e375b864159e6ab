import { expect, test } from 'vitest';
import { gradesAt, idsOf, NO_GRADES } from '../meaning/grades.ts';
import { wordsOf } from '../words/words.ts';
import { countTerms, createTermIndex, type TermIndex } from './term-index.ts';

const EXACT = { isPrefix: () => false, typos: () => 0 };
const NAMES = ['Кольцо «Аврора» с бриллиантом', 'Кольцо «Роса» с жемчугом', 'Серьги «Аврора»', 'Цепь «Река»'];
const QUERIES = ['кольцо', 'аврора', 'кольцо аврора', 'цепь', 'золото', 'кольцо золото', 'браслет'];

function termsOf(name: string, words: string) {
  return { name: countTerms(wordsOf(name)), words: countTerms(wordsOf(words)) };
}

function textsOf(id: number, change: number) {
  const words = id % 3 === change % 3 ? 'золото' : 'серебро кольцо';
  return termsOf(NAMES[(id + change) % NAMES.length] ?? '', words);
}

/** Pairs of id and grade, by id. */
function gradesFor(index: TermIndex, query: string, options = EXACT): [id: number, grade: number][] {
  const grades = index.search(query, options) ?? NO_GRADES;
  const ids = Int32Array.from(idsOf(grades));
  const found = gradesAt(ids, ids.length, grades);
  return Array.from(ids, (id, at) => [id, found[at] ?? 0]);
}

function roundedAnswers(index: TermIndex) {
  return QUERIES.map((query) => gradesFor(index, query));
}

test('an index whose documents were all replaced many times answers like a new one', () => {
  const changed = createTermIndex();
  const fresh = createTermIndex();
  for (let change = 0; change < 12; change += 1) {
    for (let id = 1; id <= 1500; id += 1) {
      changed.remove(id);
      changed.add(id, textsOf(id, change));
    }
  }
  for (let id = 1; id <= 1500; id += 1) fresh.add(id, textsOf(id, 11));
  // Ids only: removed documents wait for a sweep and until then slightly affect the weight of a word.
  const ids = (index: TermIndex) => QUERIES.map((query) => gradesFor(index, query).map(([id]) => id));
  expect(ids(changed)).toEqual(ids(fresh));
});

test('a removed document is not found, and the others score as if it had never existed', () => {
  const index = createTermIndex();
  const fresh = createTermIndex();
  for (let id = 1; id <= 2100; id += 1) index.add(id, textsOf(id, 0));
  for (let id = 1; id <= 1000; id += 1) fresh.add(id, textsOf(id, 0));
  for (let id = 2100; id > 1100; id -= 1) index.remove(id);
  for (let id = 1001; id <= 1100; id += 1) fresh.add(id, textsOf(id, 0));
  expect(roundedAnswers(index)).toEqual(roundedAnswers(fresh));
});

test('a rarer word weighs more, and a word of the name more than one of the other words', () => {
  const index = createTermIndex();
  index.add(1, termsOf('Кольцо', 'бриллиант'));
  index.add(2, termsOf('Бриллиант', 'кольцо'));
  index.add(3, termsOf('Серьги', 'кольцо'));
  const found = new Map(gradesFor(index, 'бриллиант'));
  expect([...found.keys()]).toEqual([1, 2]);
  expect(found.get(2) ?? 0).toBeGreaterThan((found.get(1) ?? 0) * 2);
});

test('the beginning of a word and a misspelled word score less than the word itself', () => {
  const index = createTermIndex();
  index.add(1, termsOf('сапфир', ''));
  index.add(2, termsOf('сапфировка', ''));
  const byBeginning = new Map(gradesFor(index, 'сапфир', { isPrefix: () => true, typos: () => 0 }));
  expect(byBeginning.get(1) ?? 0).toBeGreaterThan(byBeginning.get(2) ?? 0);
  expect(byBeginning.get(2) ?? 0).toBeGreaterThan(0);
  const roughly = gradesFor(index, 'сапфер', { isPrefix: () => false, typos: () => 1 });
  expect(roughly.map(([id]) => id)).toEqual([1]);
});

test('a query of stop words finds nothing', () => {
  const index = createTermIndex();
  index.add(1, termsOf('кольцо', ''));
  expect(index.search('и в на', EXACT)).toBeNull();
});
