import { getOfficeProduct, setPrice } from '@yahont/contracts/office/products.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { shown } from '../support/steps.ts';

const isRing = ({ kind, isSoldOnline, seat, isOnly }: Product) =>
  kind === 'ring' && isSoldOnline && seat === null && !isOnly;
const goneSize = ({ skus }: Product) => skus.find(({ size, available }) => size !== null && available === 0);
const isSizeGone = (product: Product) =>
  isRing(product) && goneSize(product) !== undefined && product.skus.some(({ available }) => available > 0);

test(
  'a struck-through size turns the button into a bell, and a visitor confirms and ends it by the letter',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await shop.findProduct('section=koltsa/pomolvochnye', isSizeGone);
    const size = formatRingSize(goneSize(product)?.size ?? 0);
    await shop.visit(product.url);
    const struck = page.getByRole('button', { name: new RegExp(`^${size}\\s?, нет в наличии$`) });
    await struck.click();
    await expect(struck).toHaveAttribute('aria-pressed', 'true');
    await shown(page.getByRole('button', { name: new RegExp(`^Сообщить: размер\\s${size}$`) })).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Напишем один раз')).toBeVisible();
    await expectAccessible(page, 'the sheet of a bell');
    await sheet.getByRole('button', { name: 'Сообщить', exact: true }).click();
    await expect(sheet.getByText('Ошибка ввода данных').filter({ visible: true })).toHaveCount(2);
    const email = `bell-${shop.phone.slice(1)}@example.ru`;
    await sheet.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
    await sheet.getByRole('checkbox', { name: /обработку данных/ }).check();
    await sheet.getByRole('button', { name: 'Сообщить', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(`Отправили ссылку на ${email}`);

    const letter = async () => (await shop.messages(email)).at(0)?.text ?? '';
    await expect.poll(letter).toContain('/bell/');
    const path = /\/bell\/[\w-]+\//.exec(await letter())?.[0] ?? '';
    await shop.visit(path);
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('heading', { name: 'Ждём вместе с вами' })).toBeVisible();
    await expectAccessible(page, 'the page of a bell');
    await page.getByRole('button', { name: 'Не ждать' }).click();
    await expect(page.getByRole('heading', { name: 'Больше не ждём' })).toBeVisible();
  },
);

// On a desktop alone: two journeys cannot set the price of one product at once.
test('a price that staff set rings the bell of an account, once, and the list says so', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const product = await shop.findProduct('section=koltsa/obruchalnye', isRing);
  await shop.visit('/');
  await shop.signIn();
  await shop.visit(product.url);
  await page.getByRole('button', { name: 'Сообщить, когда станет дешевле' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /^Цена с / })).toBeVisible();
  await sheet.getByRole('button', { name: 'любое снижение' }).click();
  await expectAccessible(page, 'the sheet of a price');
  await sheet.getByRole('button', { name: 'Следить за ценой' }).click();
  await expect(page.getByRole('dialog', { name: 'Записали' })).toBeVisible();

  const params = { id: product.id };
  const { version, price, oldPrice } = await office.call(getOfficeProduct, { params });
  const lower = kopecks(Math.round((price * 0.97) / 10_000) * 10_000);
  const set = (sum: number, struck: number | null, of: number) =>
    office.call(setPrice, {
      params,
      headers: { 'if-match': `"${of}"` },
      body: { price: sum, oldPrice: struck, reason: 'проверка колокольчика' },
    });
  const changed = await set(lower, null, version);
  try {
    const rung = async () =>
      (await shop.messages(shop.phone)).filter(({ text }) => text.includes('теперь')).length;
    // Bells ring every minute.
    await expect.poll(rung, { timeout: 90_000 }).toBe(1);
    await shop.visit('/personal/bells/');
    await expect(page.getByRole('heading', { name: 'Ждём и следим' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: product.shortName })).toContainText(
      'Стало дешевле',
    );
    await expect(page.getByRole('main')).toContainText(formatRoubles(lower));
    await expectAccessible(page, 'the list of bells');
    await page.getByRole('button', { name: /^Убрать: / }).click();
    await expect(page.getByText('Пока ничего не ждём')).toBeVisible();
  } finally {
    await set(price, oldPrice, changed.version);
  }
});

test('a favourite leads to the bell of its price', { tag: '@both' }, async ({ page, shop }) => {
  const product = await shop.findProduct('section=koltsa/obruchalnye', isRing);
  await shop.visit(product.url);
  await shown(page.getByRole('button', { name: /^В избранное/ })).click();
  await shop.favouriteSaved(product.id);
  await shop.visit('/favorites/');
  await page.getByRole('link', { name: /^Следить за ценой/ }).click();
  await expect(page.getByRole('dialog', { name: 'Когда станет дешевле' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
