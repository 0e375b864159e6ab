import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from '../repository.ts';

/** A 404 without a title: `data(null, 404)`, `data(null, { status: 404 })`, `new Response(null, { status: 404 })`. */
const BARE = /\b(?:data|Response)\(\s*(?:null|undefined|''|"")\s*,\s*(?:404\b|\{\s*status:\s*404\b)/;

test.each(['data(null, 404)', 'data(null, { status: 404 })', "new Response('', { status: 404 })"])(
  '%s is a bare 404',
  (code) => expect(code).toMatch(BARE),
);

test('every 404 of a page has the title of SPEC 8.3', () => {
  const files = listFiles().filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path) && !isTest(path));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => BARE.test(readText(path)))).toEqual([]);
});
