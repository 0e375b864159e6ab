import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { ApiProblem, callsOfPage } from './call.server.ts';

const getRing = endpoint({
  method: 'GET',
  path: '/api/rings/{id}',
  summary: 'A ring',
  params: z.object({ id: z.number() }),
  query: z.object({ size: z.number().optional() }),
  answer: z.object({ names: z.array(z.string()) }),
});
const renameRing = endpoint({
  method: 'POST',
  path: '/api/rings',
  summary: 'Renames a ring',
  body: z.object({ name: z.string() }),
  answer: z.object({ names: z.array(z.string()) }),
});

const ring = { params: { id: 7 }, query: {} };
const ok = () => Response.json({ names: ['Аврора'] });
const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'Нет', status, code: 'no' }, { status });

/** An API that records its calls; returns `answers` in turn, then repeats the last one. */
function openApi(...answers: (() => Response)[]) {
  const calls: string[] = [];
  const as = (who: string) => (request: Request) => {
    calls.push(`${who} ${request.method} ${request.url.slice('http://api.internal'.length)}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve((answer ?? ok)());
  };
  const { asNobody, asVisitor } = callsOfPage(as('nobody'), as('visitor'));
  if (!asVisitor) throw new Error('a visitor was given');
  return { calls, asNobody, asVisitor };
}

test('the same address is requested once per render, simultaneously and later', async () => {
  const { calls, asNobody } = openApi();
  const [first, second] = await Promise.all([asNobody(getRing, ring), asNobody(getRing, ring)]);
  expect(await asNobody(getRing, ring)).toEqual({ names: ['Аврора'] });
  expect(first).toEqual(second);
  expect(calls).toEqual(['nobody GET /api/rings/7']);
});

test('one loader cannot change the answer of another: an attempt throws', async () => {
  const { asNobody } = openApi();
  const [first, second] = await Promise.all([asNobody(getRing, ring), asNobody(getRing, ring)]);
  expect(() => first.names.push('Чужое')).toThrow(TypeError);
  expect(second.names).toEqual(['Аврора']);
});

test('another query, identity or render makes a new call', async () => {
  const { calls, asNobody, asVisitor } = openApi();
  await asNobody(getRing, ring);
  await asNobody(getRing, { params: { id: 7 }, query: { size: 17 } });
  await asVisitor(getRing, ring);
  expect(calls).toEqual([
    'nobody GET /api/rings/7',
    'nobody GET /api/rings/7?size=17',
    'visitor GET /api/rings/7',
  ]);
  const other = openApi();
  await other.asNobody(getRing, ring);
  expect(other.calls).toHaveLength(1);
});

test('a call with its own headers is not shared', async () => {
  const { calls, asNobody } = openApi();
  await asNobody(getRing, { ...ring, headers: { 'accept-language': 'ru' } });
  await asNobody(getRing, ring);
  expect(calls).toHaveLength(2);
});

test('a write is never shared, and afterwards every GET is made again', async () => {
  const { calls, asNobody, asVisitor } = openApi();
  await asVisitor(getRing, ring);
  await asNobody(getRing, ring);
  await Promise.all([
    asVisitor(renameRing, { body: { name: 'Заря' } }),
    asVisitor(renameRing, { body: { name: 'Заря' } }),
  ]);
  await asVisitor(getRing, ring);
  await asNobody(getRing, ring);
  expect(calls.filter((call) => call.includes('POST'))).toHaveLength(2);
  expect(calls.filter((call) => call === 'visitor GET /api/rings/7')).toHaveLength(2);
  expect(calls.filter((call) => call === 'nobody GET /api/rings/7')).toHaveLength(2);
});

test('a refused write clears earlier answers too', async () => {
  const { calls, asVisitor } = openApi(ok, () => problem(422), ok);
  await asVisitor(getRing, ring);
  await expect(asVisitor(renameRing, { body: { name: '' } })).rejects.toThrow(ApiProblem);
  await asVisitor(getRing, ring);
  expect(calls.filter((call) => call.includes('GET'))).toHaveLength(2);
});

test('a refusal is shared like an answer', async () => {
  const { calls, asNobody } = openApi(() => problem(404));
  const answers = await Promise.allSettled([asNobody(getRing, ring), asNobody(getRing, ring)]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { problem: { status: 404, code: 'no' } } });
  }
  expect(calls).toHaveLength(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is retried once on %i', async (status) => {
  const mended = openApi(() => problem(status), ok);
  await expect(mended.asNobody(getRing, ring)).resolves.toEqual({ names: ['Аврора'] });
  expect(mended.calls).toHaveLength(2);
  const broken = openApi(() => problem(status));
  await expect(broken.asNobody(getRing, ring)).rejects.toMatchObject({ problem: { status } });
  expect(broken.calls).toHaveLength(2);
  const write = openApi(() => problem(status), ok);
  await expect(write.asNobody(renameRing, { body: { name: 'Заря' } })).rejects.toThrow(ApiProblem);
  expect(write.calls).toHaveLength(1);
});

test.each([400, 401, 403, 404, 422, 501])('nothing is retried on %i', async (status) => {
  const { calls, asNobody } = openApi(() => problem(status), ok);
  await expect(asNobody(getRing, ring)).rejects.toThrow(ApiProblem);
  expect(calls).toHaveLength(1);
});

test('a parameter that the contract refuses names nothing, and the API is not asked', async () => {
  const { calls, asNobody } = openApi();
  const refused = asNobody(getRing, { params: { id: Number.NaN }, query: {} });
  await expect(refused).rejects.toMatchObject({ problem: { status: 404, code: 'not-found' } });
  expect(calls).toEqual([]);
});
