import { afterEach, expect, test, vi } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { addSku } from './add-sku.tsx';

afterEach(() => vi.unstubAllGlobals());

test('who lost the last piece is told what else to choose: a size, a length, or nothing', async () => {
  const gone = {
    type: 'about:blank',
    title: '',
    status: 409,
    code: 'out-of-stock',
    context: { available: 0 },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(gone, { status: 409 })));
  const said = async (size: number | null) =>
    addSku({
      skuId: 1,
      size,
      name: 'Цепь',
      tier: 'common',
      price: kopecks(100),
      pictureHash: null,
    });
  expect([await said(1700), await said(50_000), await said(null)]).toEqual([
    { ok: false, message: 'Этот размер только что купили. Выберите другой' },
    { ok: false, message: 'Эту длину только что купили. Выберите другую' },
    { ok: false, message: 'Это украшение только что купили' },
  ]);
});
