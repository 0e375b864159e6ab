import fc from 'fast-check';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { jsonBody, namesOf, type HostileCall, type Sample } from './hostile-call.ts';
import { WRONG_TEXTS, WRONG_VALUES } from './hostile-values.ts';

/** `runs` bodies and queries generated from `seed`. */
export function generatedCalls(
  endpoint: Endpoint,
  { path, body }: Sample,
  { seed, runs }: { seed: number; runs: number },
): HostileCall[] {
  const right = typeof body === 'object' && body !== null ? body : {};
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom(...WRONG_VALUES, ...WRONG_TEXTS),
  );
  const calls: HostileCall[] = [];
  if (endpoint.body) {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom(...namesOf(endpoint.body), '__proto__'), fc.string()),
      value,
      { maxKeys: 8 },
    );
    for (const [index, made] of fc.sample(fields, { seed, numRuns: runs }).entries()) {
      calls.push({
        what: `made-up body ${seed}/${index}`,
        path,
        ...jsonBody({ ...right, ...made }),
        isUnreadable: false,
      });
    }
  }
  if (endpoint.query) {
    const [bare = path] = path.split('?');
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...namesOf(endpoint.query)), fc.string({ unit: 'binary', maxLength: 80 })),
      { maxLength: 12 },
    );
    for (const [index, made] of fc.sample(pairs, { seed, numRuns: runs }).entries()) {
      const query = new URLSearchParams(
        made.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
      ).toString();
      calls.push({
        what: `made-up query ${seed}/${index}`,
        path: `${bare}?${query}`,
        headers: {},
        isUnreadable: false,
      });
    }
  }
  return calls;
}
