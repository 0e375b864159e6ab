import type { Problem } from '@yahont/contracts/wire/problem.ts';

/** An RFC 9457 answer of the front door itself, in the API's shape. */
export function problemResponse(
  problem: Pick<Problem, 'status' | 'code' | 'title'>,
  requestId: string,
): Response {
  const body: Problem = { type: 'about:blank', ...problem, requestId };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
