import type { User } from '@yahont/contracts/accounts/user.ts';
import { isEan13 } from '@yahont/values/codes/ean13.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('the card has a number of its own and bars that a till can scan', async ({ page, shop }) => {
  await shop.visit('/');
  await shop.signIn();
  const [user] = await shop.get<User[]>('/api/user/current');
  await shop.visit('/personal/card/');
  const bars = page.getByRole('img', { name: /^Штрихкод карты/ });
  const number = ((await bars.getAttribute('aria-label')) ?? '').replaceAll(/\D/g, '');
  expect(isEan13(number)).toBe(true);
  expect(number.slice(2, 12)).toBe(String(user?.id).padStart(10, '0'));
  await expect(page.getByText(/^2\s\d{6}\s\d{6}$/)).toBeVisible();
  // At least two pixels per module, with the quiet zones.
  expect((await bars.boundingBox())?.width).toBeGreaterThanOrEqual(2 * 113);
  await expect(page.getByRole('main')).toContainText(/500\s*бонусов/);
  const level = page.getByRole('region', { name: /^До\s«Золота» осталось/ });
  await expect(level).toContainText('Уровень «Серебро», 3');
  // The points of the first sign-in are valid for sixty days.
  await expect(level).toContainText(/Сгорят\s500\sбонусов\s\d+/);
  await expectAccessible(page, 'the bonus card');
});
