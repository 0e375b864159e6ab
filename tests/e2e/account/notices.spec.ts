import { expect, test } from '../support/shop-test.ts';

test('subscriptions are chosen by topic and channel, and kept', async ({ page, shop }) => {
  await shop.signIn();
  await shop.visit('/personal/subscriptions/');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader')).toHaveText(['Тема', 'Письмо', 'СМС', 'Браузер']);
  await expect(main.getByText('всегда', { exact: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Акции.*: СМС$/ }).check();
  await page.getByRole('checkbox', { name: /^Заказы.*: браузер$/ }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeFocused();
  await shop.visit('/personal/subscriptions/');
  await expect(page.getByRole('checkbox', { name: /^Акции.*: СМС$/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: /^Отписаться от\sвсего/ }).click();
  // Notices about orders are not advertising and stay enabled.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Заказы.*: браузер$/ })).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every message of the shop is shown: SMS with its parts, the e-mail in two widths and themes', async ({
    page,
  }) => {
    await page.goto('/dev/letters/');
    await page.getByRole('link', { name: 'order-ready', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('order-ready');
    await expect(page.getByText(/^\d\sчаст/).first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(4);
    const mail = page.frameLocator('iframe >> nth=0');
    await expect(mail.getByRole('heading', { level: 1 })).toContainText('готов');
    for (const picture of await mail.locator('img:visible').all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    const dark = page.frameLocator('iframe >> nth=1').locator('body');
    expect(await dark.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(15, 14, 16)');
  });

  test('an unknown link of a letter is not found, and a foreign post elsewhere is refused', async ({
    request,
  }) => {
    expect((await request.get('/unsubscribe/unknown/')).status()).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await request.post('/unsubscribe/unknown/', { headers: foreign, form })).status()).toBe(404);
    expect((await request.post('/personal/subscriptions/', { headers: foreign, form })).status()).toBe(403);
  });
});
