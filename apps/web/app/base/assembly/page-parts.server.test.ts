import { expect, test } from 'vitest';
import { keepPart, withParts } from './page-parts.server.ts';

test('parts replace their tokens, however often they occur', () => {
  const ring = keepPart(Buffer.from('<b>Кольцо</b>'));
  const earrings = keepPart(Buffer.from('<b>Серьги</b>'));
  const page = `<ul>${ring.token}, ${earrings.token}, ${ring.token}</ul>`;
  expect(withParts(Buffer.from(page)).toString()).toBe(
    '<ul><b>Кольцо</b>, <b>Серьги</b>, <b>Кольцо</b></ul>',
  );
});

test('a page without parts does not change', () => {
  const page = Buffer.from('<p>Текст</p>');
  expect(withParts(page)).toBe(page);
});

test('neither HTML nor JSON escapes a token', () => {
  const { token } = keepPart(Buffer.from(''));
  expect(JSON.stringify(JSON.stringify(token))).toContain(token);
  expect(token).not.toMatch(/[<>&"'\\\u0080-\uffff]/);
});

test('an unknown token is an error, not a gap in the page', () => {
  const { token } = keepPart(Buffer.from(''));
  const unknown = `${token.slice(0, -8)}ffffffff`;
  expect(() => withParts(Buffer.from(unknown))).toThrow('A part of the page is gone');
});
