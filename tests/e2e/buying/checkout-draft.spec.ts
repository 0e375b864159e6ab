import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  choosePickup,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

/** The text of the draft that the server has stored. */
async function keptText(shop: Shop, name: string): Promise<string | undefined> {
  const { values } = await shop.get<{ values: Record<string, string> | null }>('/api/checkout/draft');
  return values?.[name];
}

test('what was typed into the checkout is there in another browser of the account', async ({
  page,
  shop,
  newVisitor,
}) => {
  await startCheckout({ page, shop });
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/checkout/draft') && response.request().method() === 'PUT',
  );
  await chooseCourier(page);
  await page.getByRole('button', { name: 'Добавить: Подарок и пожелания' }).click();
  await page.getByRole('checkbox', { name: /^Не\sзвонить/ }).check();
  await page.getByRole('textbox', { name: 'Пожелания к заказу' }).fill('Привезите после обеда');
  await kept;
  await expect.poll(() => keptText(shop, 'comment')).toBe('Привезите после обеда');

  const other = await newVisitor();
  await other.page.context().addCookies(await page.context().cookies());
  await other.shop.visit('/personal/order/make/');
  await expect(other.page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('ул. Большая Ордынка');
  await expect(other.page.getByRole('textbox', { name: 'Пожелания к заказу' })).toHaveValue(
    'Привезите после обеда',
  );
  await expect(other.page.getByRole('checkbox', { name: /^Не\sзвонить/ })).toBeChecked();
  await expect(other.page.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test('what the server did not get before the page was left it gets when the page is opened again', async ({
    page,
    shop,
  }) => {
    await startCheckout({ page, shop });
    let isDown = true;
    await page.route('**/api/checkout/draft', (route) => (isDown ? route.abort() : route.continue()));
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/checkout/draft'),
    );
    await chooseCourier(page);
    await lost;
    isDown = false;
    await page.reload();
    await expect.poll(() => keptText(shop, 'flat')).toBe('4');
  });
});

test('a street of one city does not come into an order of another', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await expect.poll(() => keptText(shop, 'flat')).toBe('4');
  const cities = await shop.get<{ id: number; name: string }[]>('/api/location/cities/');
  const kazan = cities.find(({ name }) => name === 'Казань');
  await context.addCookies([{ name: 'city', value: String(kazan?.id), url: baseURL ?? '' }]);
  await shop.visit('/personal/order/make/');
  await expect(page.getByRole('combobox', { name: 'Улица, Казань' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('');
  await expect(page.getByText('Анна Вяземская').first()).toBeVisible();
});

test('the draft of an order does not come back while its answer is awaited', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await page.route('**/personal/order/make.data*', async (route) => {
    const response = await route.fetch();
    // Longer than the pause in typing after which the draft is saved.
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response });
  });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  expect(await keptText(shop, 'name')).toBeUndefined();
});

test('what another tab typed later goes before what this one remembers', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await expect.poll(() => keptText(shop, 'flat')).toBe('4');
  const other = await page.context().newPage();
  await other.goto('/personal/order/make/');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await other.getByRole('textbox', { name: 'Квартира' }).fill('12');
  await expect.poll(() => keptText(shop, 'flat')).toBe('12');
  await other.close();
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(page.getByRole('textbox', { name: 'Квартира' })).toHaveValue('12');
});
