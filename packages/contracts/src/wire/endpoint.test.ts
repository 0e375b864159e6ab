import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { AddressOf } from './endpoint.ts';

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
