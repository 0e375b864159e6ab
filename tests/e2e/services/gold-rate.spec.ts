import { expect, test as base } from '../support/shop-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openFilledShop, type OwnShop } from '../support/own-shop.ts';
import { openAlive } from '../support/shop.ts';

/** Older than the thirty days that this shop calculates with. */
const LONG_AGO = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10);
const WEIGHED = '/gold_buying/?fineness=585&weight=8%2C40';

/** A separate shop for these tests, instead of the common one; its pages must not send requests elsewhere. */
const test = base.extend<{ baseURL: string }, { own: OwnShop }>({
  own: [
    // Playwright demands the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const own = await openFilledShop({
        TRUST_PROXY: '1',
        GOLD_RATE: '12340.18',
        GOLD_RATE_DATE: LONG_AGO,
        METAL_RATE_DAYS: '30',
      });
      await provide(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.origin),
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('an old rate is shown with its day and nothing is calculated with it; a visit is still booked', async ({
  page,
  shop,
}) => {
  await openAlive(page, WEIGHED);
  const main = page.getByRole('main');
  const day = new Date(`${LONG_AGO}T12:00:00Z`).toLocaleDateString('ru-RU', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const words = new RegExp(day.replaceAll(' ', '\\s'));
  const notice = main.getByRole('status').filter({ hasText: 'Сегодняшней цены золота у нас пока нет' });
  await expect(notice).toContainText(/12\s340,18\s₽\sза\sграмм/);
  await expect(notice).toContainText(words);
  await expect(main.getByText(/Цена чистого золота, принятая в\s«Яхонте»/).first()).toContainText(words);
  await expect(main.getByRole('combobox', { name: 'Проба' })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Вес' })).toHaveCount(0);
  await expect(main.getByText(/Расчёт предварительный/)).toHaveCount(0);
  await expectAccessible(page, 'gold buying with an old rate');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(notice).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Вес' })).toHaveCount(0);
  await expectAccessible(page, 'gold buying with an old rate on a phone');

  await main.getByRole('link', { name: 'Записаться на оценку' }).click();
  const band = main.getByRole('region', { name: 'Записаться на оценку' });
  await expect(band.getByRole('radio').first()).toBeAttached();
  await band.locator('label:has([name=startsAt]:enabled)').last().click();
  await band.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await band.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await band.getByRole('checkbox').check();
  await band.getByRole('button', { name: 'Записаться' }).click();
  await expect(band.getByText(/^Ждём вас/)).toBeVisible();
  await expect.poll(async () => (await shop.messages(shop.phone)).length).toBe(1);
  const [sms] = await shop.messages(shop.phone);
  expect(sms?.text, 'no sum is promised').not.toContain('₽');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so too', async ({ page }) => {
    await page.goto(WEIGHED);
    const main = page.getByRole('main');
    await expect(main.getByText(/считать\sпо\sстарой\sбыло\sбы\sнечестно/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Посчитать' })).toHaveCount(0);
  });
});
