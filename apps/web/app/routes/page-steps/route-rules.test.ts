import { expect, test } from 'vitest';
import { ROUTE_RULES, ruleFor } from './route-rules.ts';

test('a rule is found with and without the trailing slash, below a star too', () => {
  expect(ruleFor('/contacts')).toBe('/about/contacts/');
  expect(ruleFor('/shops/moskva/1/')).toBe('/stores/');
  expect(ruleFor('/contacts/elsewhere/')).toBeNull();
  expect(ruleFor('/')).toBeNull();
});

test('rules lead to paths of the shop or to https', () => {
  for (const { to } of ROUTE_RULES) expect(to).toMatch(/^(?:https:\/\/|\/(?!\/))/);
});

test('no rule leads to another rule', () => {
  for (const { to } of ROUTE_RULES) if (to.startsWith('/')) expect(ruleFor(to)).toBeNull();
});
