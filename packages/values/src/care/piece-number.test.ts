import { expect, test } from 'vitest';
import { isPieceProof, parsePieceNumber } from './piece-number.ts';

test.each([
  ['1603582004179921', { kind: 'uin', uin: '1603582004179921' }],
  ['УИН 1603', null],
  ['1603\u00A05820-0417 9921', { kind: 'uin', uin: '1603582004179921' }],
  ['№ Я-100216', { kind: 'order', id: 100_216 }],
  ['100216', { kind: 'order', id: 100_216 }],
  // Numbers of carriers.
  ['1106394829', null],
  ['RA123456789RU', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(parsePieceNumber(text)).toEqual(number);
});

test('an order asks for four digits of a phone, an УИН for none', () => {
  expect([isPieceProof('0101', 'Я-100216'), isPieceProof('', '1603582004179921')]).toEqual([true, true]);
  expect([isPieceProof('', 'Я-100216'), isPieceProof('01', '100216')]).toEqual([false, false]);
});
