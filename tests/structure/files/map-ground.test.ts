import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readText, root } from '../repository.ts';

const CITIES = 'apps/web/app/features/stores/map/ground/cities';
type Script = { cityGrounds: () => Promise<Map<string, string>> };

test('the grounds of the maps are what `npm run map-ground` makes of their sources', async () => {
  // safe: a script without types
  const script = (await import(pathToFileURL(join(root, 'scripts', 'map-ground.mjs')).href)) as Script;
  const made = await script.cityGrounds();
  expect(readdirSync(join(root, CITIES)).toSorted()).toEqual([...made.keys()].map((code) => `${code}.json`));
  for (const [code, text] of made) expect(readText(`${CITIES}/${code}.json`) === text, code).toBe(true);
});
