import { expect, test } from 'vitest';
import { depthOf, dropModal, isTopModal, pushModal } from './open-modals.ts';

test('modals are stacked in the order of opening, and the last one is on top', () => {
  const [city, signIn, guide] = [{ name: 'modal' }, { name: 'modal' }, { name: 'modal' }] as const;
  pushModal(city);
  pushModal(signIn);
  expect([depthOf(city), depthOf(signIn)]).toEqual([0, 1]);
  expect([isTopModal(city), isTopModal(signIn)]).toEqual([false, true]);
  dropModal(city);
  expect(isTopModal(signIn)).toBe(true);
  dropModal(signIn);
  expect(isTopModal(signIn)).toBe(false);
  expect(depthOf(signIn), 'it stays where it was while it fades out').toBe(1);
  pushModal(guide);
  dropModal(guide);
  dropModal(guide);
  pushModal(signIn);
  expect([depthOf(guide), depthOf(signIn)]).toEqual([0, 0]);
});
