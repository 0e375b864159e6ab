import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type AddressOf, type FactsOf, type RefusalOf, type RefusalResult } from './endpoint.ts';
import { refusal } from './refusals.ts';

const getRing = endpoint({
  method: 'GET',
  path: '/api/rings/{id}/sizes',
  summary: 'Sizes of a ring',
  params: z.object({ id: z.number() }),
  query: z.object({ metal: z.string().optional() }),
  answer: z.object({}),
});
const addRing = endpoint({
  method: 'POST',
  path: '/api/rings',
  summary: 'Adds a ring',
  answer: z.object({}),
});

test('method and address of a call are checked against its endpoint', () => {
  expectTypeOf(getRing.method).toEqualTypeOf<'GET'>();
  expectTypeOf<AddressOf<typeof addRing>>().toEqualTypeOf<'/api/rings'>();
  expectTypeOf<'/api/rings/7/sizes'>().toExtend<AddressOf<typeof getRing>>();
  expectTypeOf<'/api/rings/7/sizes?metal=gold'>().toExtend<AddressOf<typeof getRing>>();
  expectTypeOf<'/api/rings/7/sizes?stone=ruby'>().not.toExtend<AddressOf<typeof getRing>>();
  expectTypeOf<'/api/rings/7'>().not.toExtend<AddressOf<typeof getRing>>();
});

const takeRing = endpoint({
  method: 'POST',
  path: '/api/rings/take',
  summary: 'Takes a ring',
  answer: z.object({}),
  refusals: { gone: refusal(409, {}), few: refusal(409, { left: z.int() }) },
});

test('the reasons of a call and their facts are types', () => {
  expectTypeOf<RefusalOf<typeof takeRing>>().toEqualTypeOf<'gone' | 'few'>();
  expectTypeOf<FactsOf<typeof takeRing, 'few'>>().toEqualTypeOf<{ left: number }>();
  expectTypeOf<{ ok: false; reason: 'gone' }>().toExtend<RefusalResult<typeof takeRing>>();
  expectTypeOf<{ ok: false; reason: 'few'; left: number }>().toExtend<RefusalResult<typeof takeRing>>();
  expectTypeOf<{ ok: false; reason: 'few' }>().not.toExtend<RefusalResult<typeof takeRing>>();
  expectTypeOf<{ ok: false; reason: 'lost' }>().not.toExtend<RefusalResult<typeof takeRing>>();
});

test('a call without reasons refuses for none of its own', () => {
  expectTypeOf<RefusalOf<typeof addRing>>().toEqualTypeOf<never>();
});
