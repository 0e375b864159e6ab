import { expect, test } from 'vitest';
import { visitLink } from './visit-link.ts';

test('a visit is for a fitting where there is one, else for another service, else not arranged', () => {
  expect(visitLink({ id: 7, services: ['gold', 'fitting'] })).toBe('/showing/?for=fitting&store=7');
  expect(visitLink({ id: 7, services: ['cleaning', 'gold'] })).toBe('/showing/?for=gold&store=7');
  expect(visitLink({ id: 7, services: ['cleaning'] })).toBe('/showing/?for=care&store=7');
  expect(visitLink({ id: 7, services: ['parking'] })).toBeNull();
});
