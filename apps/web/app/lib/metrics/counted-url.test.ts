import { expect, test } from 'vitest';
import { countedUrl } from './counted-url.ts';

test.each([
  ['/catalog/koltsa/?page=2', '/catalog/koltsa/?page=2'],
  ['/confirm-email/?token=abc', '/confirm-email/'],
  ['/undo-email/?token=abc', '/undo-email/'],
  ['/showing/?visit=abc', '/showing/'],
  ['/certificates/gift/secret/', '/certificates/gift/…/'],
  ['/certificates/gift/secret/print/?a=1', '/certificates/gift/…/print/?a=1'],
  ['/certificates/', '/certificates/'],
  ['/draft/secret/', '/draft/…/'],
  ['/invoice/secret/', '/invoice/…/'],
  ['/subscription/secret/', '/subscription/…/'],
  ['/unsubscribe/secret/', '/unsubscribe/…/'],
])('counters learn %s as %s', (address, counted) => {
  expect(countedUrl(new URL(address, 'https://shop.test'))).toBe(`https://shop.test${counted}`);
});
