import { expect, test } from 'vitest';
import { QUESTION_GROUPS } from '@yahont/contracts/content/blocks/names.ts';
import { readFolder } from '../files/content-files.ts';
import { ActionHead, NewsHead, PageHead, QuestionHead, VacancyHead } from '../heads.ts';
import { demoStores } from '../../stores/all-stores.ts';

const questions = readFolder('questions', QuestionHead);
const vacancies = readFolder('vacancies', VacancyHead);

test('there are answers in every group, each question once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(70);
  for (const group of QUESTION_GROUPS)
    expect(questions.filter(({ head }) => head.group === group).length, group).toBeGreaterThanOrEqual(6);
  for (const values of [questions.map(({ head }) => head.code), questions.map(({ head }) => head.question)])
    expect(new Set(values).size).toBe(values.length);
});

test.each(questions)(
  '$head.code is asked as a question and answered in a few sentences',
  ({ head, body }) => {
    expect(head.question).toMatch(/\?$/);
    const [block, ...others] = body.blocks;
    expect(others).toEqual([]);
    expect(block?.type).toBe('text');
    if (block?.type !== 'text') return;
    expect(block.markdown.length).toBeGreaterThan(30);
    expect(block.markdown.length).toBeLessThan(420);
  },
);

test('texts show only questions that exist', () => {
  const codes = new Set(questions.map(({ head }) => head.code));
  const texts = [
    ...readFolder('pages', PageHead),
    ...readFolder('actions', ActionHead),
    ...readFolder('news', NewsHead),
  ];
  const shown = texts.flatMap(({ file, body }) =>
    body.blocks.flatMap((block) =>
      block.type === 'questions' ? block.codes.map((code) => [file, code]) : [],
    ),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const [file, code = ''] of shown) expect(codes.has(code), `${file}: ${code}`).toBe(true);
});

test('vacancies name a city, an existing store, and a wage that somebody would take', () => {
  const stores = new Set(demoStores(new Date('2026-11-20T12:00:00Z')).map(({ code }) => code));
  expect(vacancies.length).toBeGreaterThanOrEqual(8);
  for (const { head, file } of vacancies) {
    expect(head.store === null || stores.has(head.store), file).toBe(true);
    expect(head.salary?.from ?? 0, file).toBeGreaterThanOrEqual(40_000);
    expect(head.salary?.to ?? 0, file).toBeGreaterThanOrEqual(head.salary?.from ?? 0);
    expect(head.salary?.to ?? 0, file).toBeLessThanOrEqual(300_000);
  }
});

test('every vacancy says what to do, what is needed and the terms', () => {
  for (const { body, file } of vacancies) {
    const headings = body.blocks.flatMap((block) => (block.type === 'text' ? [block.heading] : []));
    expect(headings, file).toEqual(['Что делать', 'Что нужно', 'Условия']);
  }
});
