import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/**
 * Sorts the imported scripts of each chunk in one order, the most frequent first. Every page contains the
 * list of all routes with their scripts, and equal beginnings compress well: this saves half a kilobyte on
 * every page.
 */
export function sortedManifest(): Plugin {
  return {
    name: 'sorted-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const file = join(dir, '.vite/manifest.json');
        const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
        await writeFile(file, JSON.stringify(withSortedImports(manifest)));
      },
    },
  };
}

/**
 * Lists all chunks that a chunk needs, even indirectly, so that the order does not depend on which chunk
 * imports which.
 */
function withSortedImports(manifest: Manifest): Manifest {
  const needs = new Map(Object.keys(manifest).map((key) => [key, importsOf(manifest, key)]));
  const counts = new Map<string, number>();
  for (const name of [...needs.values()].flatMap((names) => [...names]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const countOf = (name: string) => counts.get(name) ?? 0;
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [
      key,
      chunk.imports === undefined
        ? chunk
        : {
            ...chunk,
            imports: [...(needs.get(key) ?? [])].toSorted(
              (a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1),
            ),
          },
    ]),
  );
}

function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const name of manifest[key]?.imports ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    importsOf(manifest, name, found);
  }
  return found;
}
