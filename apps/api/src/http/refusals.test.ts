import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { refusal } from '@yahont/contracts/wire/refusals.ts';
import { refuse } from '#src/platform/errors.ts';
import { serve, type Env } from '#src/platform/http/serve.ts';
import { openApiDocument } from './openapi.ts';
import { problemOf } from './problems.ts';

const takeRing = endpoint({
  method: 'POST',
  path: '/api/rings',
  summary: 'Takes a ring',
  answer: z.object({}),
  refusals: { few: refusal(409, { left: z.int() }), gone: refusal(404, {}) },
});

/** The answer of a call whose verb refuses in this way. */
async function answerTo(error: Error): Promise<unknown> {
  const app = new Hono<Env>();
  const call: unknown = { caller: { kind: 'nobody' } };
  app.use(async (c, next) => {
    // safe: `serve` reads of it who calls, and the handler below nothing
    c.set('call', call as Env['Variables']['call']);
    await next();
  });
  app.onError((fault, c) => c.json(problemOf(fault, 'request')));
  serve({ app, endpoints: [] }, takeRing, () => Promise.reject(error));
  return (await app.request('/api/rings', { method: 'POST' }, {})).json();
}

test('a refusal comes with the status and the facts of the contract', async () => {
  expect(await answerTo(refuse(takeRing.refusals, 'few', { left: 1 }))).toMatchObject({
    status: 409,
    code: 'few',
    context: { left: 1 },
  });
  const gone = await answerTo(refuse(takeRing.refusals, 'gone', {}));
  expect(gone).toMatchObject({ status: 404, code: 'gone' });
  expect(gone).not.toHaveProperty('context');
});

test('a refusal of another call is a fault, not an answer without words', async () => {
  const strange = refuse(addCartLine.refusals, 'not-sold-online', {});
  expect(await answerTo(strange)).toMatchObject({ status: 500, code: 'internal' });
});

test('the document names the codes of each status with their facts', () => {
  const text = JSON.stringify(openApiDocument([takeRing]));
  expect(text).toContain('"404":{"description":"gone"');
  expect(text).toContain('"code":{"const":"few"},"context":{"type":"object","properties":{"left"');
});
