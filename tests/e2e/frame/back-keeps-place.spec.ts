import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { expect, test } from '../support/shop-test.ts';
import { cardAddresses, cards } from '../support/listing-steps.ts';

/** Tolerance of the scroll position, pixels. */
const NEARLY = 4;

test(
  'going back from a product restores filters, shown cards and scroll position',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { total } = await shop.listing('section=&audience=women');
    expect(total).toBeGreaterThan(PAGE_SIZE + 10);
    await shop.visit('/catalog/?audience=women&sort=price-desc');
    await page.getByRole('button', { name: /^Показать ещё/ }).click();
    const both = Math.min(2 * PAGE_SIZE, total);
    await expect(cards(page)).toHaveCount(both);
    const before = await cardAddresses(page);
    const address = page.url();

    const wanted = cards(page).nth(PAGE_SIZE + 4);
    await wanted.scrollIntoViewIfNeeded();
    await wanted.getByRole('link').last().click({ trial: true });
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await wanted.getByRole('link').last().click();
    await expect(page).toHaveURL(before[PAGE_SIZE + 4] ?? '');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards(page)).toHaveCount(both);
    expect(await cardAddresses(page)).toEqual(before);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThanOrEqual(NEARLY);

    await page.goForward();
    await expect(page).toHaveURL(before[PAGE_SIZE + 4] ?? '');
  },
);

test('going back undoes filters one by one', async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/');
  const whole = await cardAddresses(page);
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дороже' });
  await expect(page).toHaveURL('/catalog/koltsa/?sort=price-desc');
  await expect.poll(() => cardAddresses(page)).not.toEqual(whole);
  await page.goBack();
  await expect(page).toHaveURL('/catalog/koltsa/');
  await expect.poll(() => cardAddresses(page)).toEqual(whole);
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('popular');
});
