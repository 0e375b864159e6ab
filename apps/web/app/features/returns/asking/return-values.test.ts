import { expect, test } from 'vitest';
import { exchangeOf, exchangeValue, readLines, RETURN_FORM } from './return-values.ts';

const right = { ...RETURN_FORM.empty, reason: 'wrong-size', way: 'store', storeId: '3' };

test.each([
  [right, []],
  [{ ...right, reason: '' }, ['reason']],
  [{ ...right, reason: 'because' }, ['reason']],
  [{ ...right, way: '' }, ['way']],
  [{ ...right, storeId: '' }, ['storeId']],
  [{ ...right, way: 'courier' }, ['address', 'date']],
  [{ ...right, way: 'courier', address: 'Покровка, 27', date: '2026-11-23' }, []],
  [{ ...right, way: 'post', storeId: '' }, []],
  [{ ...right, comment: 'а'.repeat(1001) }, ['comment']],
])('of %j these fields are wrong: %j', (values, wrong) => {
  expect(RETURN_FORM.wrong(values)).toEqual(wrong);
});

test('pieces are read once each, and nonsense is left out', () => {
  const search = new URLSearchParams('line=12&line=7&line=12&line=x&line=-1&line=');
  expect(readLines(search)).toEqual([12, 7]);
});

test('a size is wanted of the ticked pieces, while the size is the reason', () => {
  const exchange = exchangeValue([17, 18], 1750);
  expect(exchangeOf({ exchange, reason: 'wrong-size' }, [18])).toEqual({ size: 1750 });
  expect(exchangeOf({ exchange, reason: 'wrong-size' }, [19])).toBeNull();
  expect(exchangeOf({ exchange, reason: 'not-liked' }, [18])).toBeNull();
  expect(exchangeOf({ exchange: '', reason: 'wrong-size' }, [18])).toBeNull();
});
