import { expect, test } from 'vitest';
import type { QuestionGroup } from '@yahont/contracts/content/questions.ts';
import { countQuestions, findQuestions, plainText } from './find-questions.ts';

const GROUPS: QuestionGroup[] = [
  {
    group: 'return',
    questions: [question('srok', 'Сколько времени на возврат?', 'Кольцо вернёте за семь дней.')],
  },
  {
    group: 'delivery',
    questions: [
      question('kogda', 'Когда привезут?', 'Завтра.'),
      question('pasport', 'Нужен ли паспорт?', 'Да.'),
    ],
  },
];

test.each([
  ['', ['srok', 'kogda', 'pasport']],
  ['вернуть кольца', ['srok']],
  ['ВЕРНЁМ', ['srok']],
  ['паспорта', ['pasport']],
  ['когда паспорт', []],
  ['  ?! ', ['srok', 'kogda', 'pasport']],
])('«%s» finds %j', (query, codes) => {
  const found = findQuestions(GROUPS, query);
  expect(found.flatMap(({ questions }) => questions.map(({ code }) => code))).toEqual(codes);
  expect(countQuestions(found)).toBe(codes.length);
});

test('lists and links are read as plain words', () => {
  expect(
    plainText([
      {
        kind: 'paragraph',
        inlines: [{ text: 'Есть ' }, { text: 'два', url: '/delivery/' }, { text: ' пути:' }],
      },
      { kind: 'list', isOrdered: false, items: [[{ text: 'курьер' }], [{ text: 'салон' }]] },
    ]),
  ).toBe('Есть два пути: курьер; салон');
});

function question(code: string, text: string, answer: string) {
  return { code, question: text, answer: [{ kind: 'paragraph' as const, inlines: [{ text: answer }] }] };
}
