import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '../../apps/web/build/client/assets');

/** Names by which code uses the features that `apps/web/omitted-parts.ts` leaves out; a build keeps names of properties. */
const NAMES =
  /\b(?:onComposition(?:Start|Update|End)|onBeforeInput|onSelect|useDeferredValue|useActionState|useFormStatus|requestFormReset|unstable_batchedUpdates|addTransitionType|ViewTransition|createRoot|findDOMNode|captureOwnerStack|StrictMode|Profiler|PureComponent|useBlocker|preinit|preconnect|prefetchDNS)\b/g;

test('no library that a page loads later uses a part of React that the build leaves out', () => {
  const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(chunks.length).toBeGreaterThan(100);
  // The chunk of React itself names its features.
  const others = chunks.filter((name) => !name.startsWith('libraries-'));
  expect(others).toHaveLength(chunks.length - 1);
  const uses = others.flatMap((name) =>
    [...readFileSync(join(ASSETS, name), 'utf8').matchAll(NAMES)].map(([word]) => `${name}: ${word}`),
  );
  expect(uses).toEqual([]);
});
