import { expect, test } from 'vitest';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { reviewsOrNone } from './reviews-or-none.server.ts';

function failing(error: unknown): CallApi {
  // safe: the only call fails
  return (() => Promise.reject(error)) as unknown as CallApi;
}
const problem = (status: number, code: string) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code });

test('a fault of the reviews leaves the page without them; a product that is gone is its 404', async () => {
  expect(await reviewsOrNone(failing(problem(500, 'internal')), 1, '/a/')).toBeNull();
  expect(await reviewsOrNone(failing(new Error('no answer')), 1, '/a/')).toBeNull();
  await expect(reviewsOrNone(failing(problem(404, 'product-not-found')), 1, '/a/')).rejects.toMatchObject({
    init: { status: 404 },
  });
});
