import { expect, test } from 'vitest';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import { signInAddress, targetOf } from './after-sign-in.ts';
import { may, mayAsk } from './me.ts';
import { rulesOf } from './passwords.ts';
import { sectionsOf } from './sections.ts';

test.each([
  [null, '/'],
  ['/staff?role=editor', '/staff?role=editor'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/sign-in?to=/me', '/'],
  ['/invitation#a', '/'],
])('after signing in for %s one comes to %s', (to, target) => {
  expect(targetOf(to)).toBe(target);
});

test('the sign-in remembers the page with its filters', () => {
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/sign-in');
  const address = signInAddress({ pathname: '/staff', search: '?role=editor&store=2' });
  expect(targetOf(new URLSearchParams(address.split('?')[1]).get('to'))).toBe('/staff?role=editor&store=2');
});

test.each([
  ['/me', ROLE_NAMES],
  ['/staff', ['head', 'administrator']],
  ['/appointments', ['operator', 'consultant', 'manager', 'head']],
  ['/talks', ['operator', 'manager', 'head']],
  ['/leads', ['operator', 'head']],
  ['/orders', ['operator', 'consultant', 'manager', 'warehouse', 'finance', 'head']],
])('the menu has %s for those who may see it', (path, roles) => {
  const seen = ROLE_NAMES.filter((role) => sectionsOf({ roles: [role] }).some((one) => one.path === path));
  expect(seen).toEqual(ROLE_NAMES.filter((role) => roles.includes(role)));
});

test('a verb that needs a second person may be asked for, not done', () => {
  expect([may, mayAsk].map((one) => one({ roles: ['head'] }, 'staff.roles'))).toEqual([false, true]);
  expect(may({ roles: ['head', 'administrator'] }, 'staff.roles')).toBe(true);
});

test.each([
  ['короткий', 'короткий', [false, true, true]],
  ['тихий кофе у моста', 'тихий кофе', [true, true, false]],
  ['тихий кофе у моста', 'тихий кофе у моста', [true, true, true]],
  ['я Мария из салона', 'я Мария из салона', [true, false, true]],
  ['m.sedova-2026!!', 'm.sedova-2026!!', [true, false, true]],
  ['', '', [false, false, false]],
])('the rules for «%s» and «%s» are met: %o', (password, again, met) => {
  const person = { name: 'Мария Седова', email: 'm.sedova@yahont.example' };
  expect(rulesOf({ password, again, ...person }).map(({ isMet }) => isMet)).toEqual(met);
});
