import { expect, test } from 'vitest';
import { withoutWorker } from './without-worker.ts';

const file = (path: string) => ({ path, size: 1, etag: `"${path}"` });

test('a shop without an offline page serves the file that removes the worker', () => {
  const files = new Map([
    ['/service-worker.js', file('worker')],
    ['/service-worker-off.js', file('remover')],
    ['/favicon.svg', file('icon')],
  ]);
  const served = withoutWorker(files);
  expect(served.get('/service-worker.js')?.path).toBe('remover');
  expect(served.get('/favicon.svg')?.path).toBe('icon');
  expect(withoutWorker(new Map([['/service-worker.js', file('worker')]])).size).toBe(0);
});
