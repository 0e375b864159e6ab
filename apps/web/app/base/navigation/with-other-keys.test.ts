import { expect, test } from 'vitest';
import { withOtherKeys } from './with-other-keys.ts';

const OWN = ['face', 'engraving'];

test.each([
  ['/engraving/', '?utm_source=mail&yclid=7', '', '/engraving/?utm_source=mail&yclid=7'],
  ['/engraving/?face=roman', '?yclid=7&face=italic&a', '#ring', '/engraving/?face=roman&yclid=7&a#ring'],
  ['/engraving/?face=roman', '', '', '/engraving/?face=roman'],
  ['/engraving/', '?face=roman&%66ace=x', '#ring', '/engraving/#ring'],
  ['?face=roman', '?a=1,2;3&b=%E0%A4%A', '', '?face=roman&a=1,2;3&b=%E0%A4%A'],
  ['', '?face=roman', '', ''],
])('«%s» over «%s%s» is «%s»', (written, search, hash, expected) => {
  expect(withOtherKeys(written, OWN, { search, hash })).toBe(expected);
});
