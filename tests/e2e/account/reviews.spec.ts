import type { Page } from '@playwright/test';
import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import { listOfficeReviews, publishReview, refuseReview } from '@yahont/contracts/office/reviews.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { scrollNear } from '../support/scroll-near.ts';

/** A photograph as large as those of phones: noise, which compresses badly. */
async function photograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 700];
    const image = new ImageData(900, 700);
    for (let index = 0; index < image.data.length; index += 1)
      image.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The shopper has a ring from the shop. */
async function receiveOrder(shop: Shop, office: Office): Promise<void> {
  await shop.signIn();
  await shop.fillCart();
  const { id, lines } = await shop.placeForPickup({ payment: 'cash' });
  await office.makeReady(
    String(id),
    lines.flatMap(({ uins }) => uins),
  );
  const { pickupCode } = await shop.get<Order>(`/api/orders/${id}`);
  await office.call(handOverOrder, { params: { id }, body: { code: pickupCode ?? '' } });
}

test(
  'an owner reviews a piece, corrects what was refused, and everybody reads it',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    const office = new Office(baseURL ?? '');
    await receiveOrder(shop, office);
    const { items } = await shop.get<AnswerOf<typeof listPurchases>>('/api/purchases');
    const [piece] = items;
    const uin = piece?.uins[0] ?? '';
    await shop.visit('/personal/purchases/');
    const main = page.getByRole('main');
    const row = main.getByRole('article').filter({ has: page.locator(`a[href$="/${piece?.key}/review/"]`) });
    await row.getByRole('link', { name: 'Оставить отзыв' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Отзыв об украшении' })).toBeVisible();

    // What is missing is said at its field, and nothing typed is lost.
    const words = main.getByRole('textbox', { name: 'Что сказали бы подруге' });
    const send = main.getByRole('button', { name: 'Отправить' });
    await words.fill('Красиво');
    await send.click();
    // The first wrong field has the focus and shows its error when it is left.
    await expect(main.getByText('Скажите, как сел размер')).toBeVisible();
    await expect(words).toHaveValue('Красиво');
    await main.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await main.getByRole('radio', { name: 'В размер' }).check({ force: true });
    await main.getByRole('checkbox', { name: 'играет в любом свете' }).check({ force: true });
    const text = 'Мастер Пётр, телефон 8 916 000-00-00, поправил лапку за день, а замок всё равно тугой.';
    await words.fill(text);
    const photos = main.getByLabel('Фото, до шести');
    await photos.setInputFiles({
      name: 'не снимок.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>'),
    });
    await send.click();
    await expect(main.getByText(/Файл «не снимок.png» не\sснимок/)).toBeVisible();
    await expect(words).toHaveValue(text);
    const photo = await photograph(page);
    expect(photo.length, 'longer than a form without files may be').toBeGreaterThan(256 * 1024);
    await photos.setInputFiles({ name: 'кольцо.jpg', mimeType: 'image/jpeg', buffer: photo });
    await send.click();
    await expect(main.getByText('Отзыв у нас.')).toBeVisible();
    // The draft of this tab is gone once the shop has the text.
    expect(
      await page.evaluate(() => sessionStorage.getItem(`review-draft-${location.pathname.split('/')[3]}`)),
    ).toBeNull();
    await expectAccessible(page, 'the form of a review');

    const waiting = async () =>
      (await office.call(listOfficeReviews, {})).items.find((one) => one.uin === uin) ?? {
        id: 0,
        version: 0,
      };
    const read = await waiting();
    await office.call(refuseReview, {
      params: { id: read.id },
      headers: { 'if-match': `"${read.version}"` },
      body: { cause: 'personal', reason: 'Уберите номер, остальное хорошо.' },
    });
    await shop.visit('/personal/purchases/');
    await row.getByRole('link', { name: 'Поправить отзыв' }).click();
    await expect(main.getByText('Уберите номер, остальное хорошо.')).toBeVisible();
    await expect(words).toHaveValue(text);
    // The same journey on a phone leaves its review in the same shop.
    const better = `Лапку поправили за день, спасибо, а замок всё равно тугой. На бирке ${uin.slice(-6)}.`;
    await words.fill(better);
    await send.click();
    await expect(main.getByText('Отзыв у нас.')).toBeVisible();
    const corrected = await waiting();
    await office.call(publishReview, {
      params: { id: corrected.id },
      headers: { 'if-match': `"${corrected.version}"` },
    });

    await shop.visit(piece?.url ?? '');
    const reviews = page.locator('#reviews');
    await scrollNear(reviews);
    // A low mark is found like any other.
    const order = reviews.getByRole('combobox', { name: 'Порядок отзывов' });
    await order.selectOption('new');
    await expect(reviews.getByText(better)).toBeVisible();
    await expect(reviews.getByRole('img', { name: 'Снимок владельца' }).first()).toBeVisible();
    // The list is paler while another order is loaded.
    await expect(reviews.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, 'a product with reviews');
  },
);

test('a visitor filters reviews, finds one useful and complains about one', async ({ page, shop }) => {
  // Owners of other journeys review the most popular ring.
  await shop.visit('/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/');
  const reviews = page.locator('#reviews');
  await scrollNear(reviews);
  await expect(reviews.getByText(/образец/).first()).toBeVisible();
  await reviews.getByRole('button', { name: /^Показать ещё/ }).click();
  await expect(reviews.getByRole('article')).toHaveCount(12);
  await reviews.getByRole('button', { name: /^Оценка 3 и\sниже/ }).click();
  await expect(reviews.getByRole('article')).toHaveCount(2);
  const first = reviews.getByRole('article').first();
  await first.getByRole('button', { name: /^Полезно/ }).click();
  await expect(first.getByRole('button', { name: /^Полезно/ })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: 'Пожаловаться' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Реклама').click();
  await expectAccessible(page, 'a complaint about a review');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog.getByText(/Спасибо, прочтём/)).toBeVisible();
  await shop.visit('/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/');
  await scrollNear(reviews);
  await reviews.getByRole('button', { name: /^Оценка 3 и\sниже/ }).click();
  await expect(reviews.getByRole('button', { name: /^Полезно/, pressed: true })).toHaveCount(1);
  // Structured data leave out samples.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).not.toContain('aggregateRating');
});
