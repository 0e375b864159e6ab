import { expect, test } from 'vitest';
import { visitLinks } from './visit-links.ts';

const links = visitLinks(new Uint8Array(32).fill(1));
const VISIT = { id: 101, phone: '+79001234567' };

test('a link names its appointment and what it is good for', () => {
  const link = links.linkOf(VISIT, 'visit');
  expect(link).toMatch(/^[\w-]{27}$/);
  expect(links.idOf(link)).toBe(101);
  expect(links.purposeOf(link, VISIT)).toBe('visit');
  expect(links.purposeOf(links.linkOf(VISIT, 'calendar'), VISIT)).toBe('calendar');
});

test.each([
  ['another appointment', { ...VISIT, id: 102 }],
  ['another phone', { ...VISIT, phone: '+79001234568' }],
])('a link is of no use for %s', (_what, other) => {
  expect(links.purposeOf(links.linkOf(VISIT, 'visit'), other)).toBeNull();
});

test('a link of another key or form is not ours', () => {
  const foreign = visitLinks(new Uint8Array(32).fill(2)).linkOf(VISIT, 'visit');
  expect(links.purposeOf(foreign, VISIT)).toBeNull();
  const own = links.linkOf(VISIT, 'visit');
  for (const wrong of ['', 'x', `${own}A`, own.slice(1), `${own} `, '____________________________'])
    expect([wrong, links.idOf(wrong)]).toEqual([wrong, null]);
  expect(links.purposeOf(`${own.slice(0, -2)}AA`, VISIT)).toBeNull();
});
