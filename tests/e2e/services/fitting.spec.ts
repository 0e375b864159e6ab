import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('a visitor chooses a favourite for a fitting and books it', async ({ page, shop, baseURL }) => {
  const { cards } = await shop.listing('section=koltsa');
  const product = cards.find(({ inStock }) => inStock);
  await shop.visit('/showing/?for=fitting');
  const liked = await page.request.put(`/api/favourites/${product?.id}`, {
    headers: { origin: baseURL ?? '' },
  });
  expect(liked.ok()).toBe(true);
  await shop.visit('/showing/?for=fitting');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Примерка в салоне' })).toBeVisible();
  await main
    .getByRole('link', { name: /^Добавить:/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/showing/?for=fitting&piece=${product?.id}`);
  await expect(main.getByRole('link', { name: /^Убрать:/ })).toHaveCount(1);
  await expectAccessible(page, 'fitting with a piece');

  await main.locator('label:has([name=startsAt]:enabled)').first().click();
  await main.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await main.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Записаться' }).click();
  await expect(main.getByText(/^Ждём вас/)).toBeVisible();
  await expect.poll(async () => (await shop.messages(shop.phone)).length).toBeGreaterThan(0);
  const [sms] = await shop.messages(shop.phone);
  await page.goto(/\/showing\/\?visit=[\w-]+/.exec(sms?.text ?? '')?.[0] ?? '');
  await expect(main.getByRole('list', { name: 'Подготовим' }).getByRole('listitem')).toHaveCount(1);
});
