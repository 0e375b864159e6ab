import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a change is announced, an import without changes is not', async () => {
  const announced: string[] = [];
  const unsubscribe = api.changes.subscribe((tags) => {
    announced.push(...tags);
  });
  await api.imports.importCities([importedCity()]);
  await expect.poll(() => announced).toEqual(['cities']);
  await api.imports.importCities([importedCity()]);
  // Notices come in the order of commits: a notice of the second import would be here before this one.
  await api.imports.importStores([importedStore()]);
  await expect.poll(() => announced).toEqual(['cities', 'stores', 'store-cities']);
  await api.imports.importCities([importedCity({ name: 'Город Москва' })]);
  await expect.poll(() => announced).toEqual(['cities', 'stores', 'store-cities', 'cities']);
  unsubscribe();
});
