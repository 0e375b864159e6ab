import { expect, test } from 'vitest';
import { getSitemap, listSitemaps } from '@yahont/contracts/seo/sitemap.ts';
import { createTestApi } from '#src/testing/api.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';
import { until } from '#src/testing/until.ts';

test('the sitemap has the listing of stones and those on sale; nothing while there are none', async () => {
  const api = await createTestApi();
  const addresses = async () =>
    (await api.call(getSitemap, { query: { kind: 'stones' } })).answer().items.map(({ path }) => path);
  expect(await addresses()).toEqual([]);

  const [onSale, another, without] = ['gia-1', 'gia-2', 'gia-3'].map((code, index) =>
    stoneToImport({ code, certificate: String(7_000_000 + index) }),
  );
  if (!onSale || !another || !without) throw new Error('three were made');
  await importTestStones(api.context, [onSale, another, without]);
  await api.imports.importItems(
    [onSale, another].map(({ code }, index) => ({
      uin: String(5_000_000_000_000_000 + index),
      stoneCode: code,
      storeCode: null,
    })),
  );
  await until(async () => (await addresses()).length === 3);
  expect(await addresses()).toEqual([
    '/catalog/diamonds/',
    '/catalog/diamonds/gia-1/',
    '/catalog/diamonds/gia-2/',
  ]);
  const { files } = (await api.call(listSitemaps)).answer();
  expect(files).toContainEqual({ kind: 'stones', page: 1, changedAt: null });
  await api.stop();
});
