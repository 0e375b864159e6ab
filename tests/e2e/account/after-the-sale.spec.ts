import { extendStorage, handOverOrder } from '@yahont/contracts/office/orders.ts';
import { approveReturn, getOfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  orderIdIn,
  PIXEL,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

type Who = { page: Page; shop: Shop };

const otherSizes = (page: Page) => page.getByRole('region', { name: 'Обменять на другой размер' });

/** A cash order that is ready in its store. */
async function orderReady({ page, shop }: Who, office: Office): Promise<Order> {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
  const order = await shop.get<Order>(`/api/orders/${id}`);
  const uins = order.lines.flatMap((line) => line.uins);
  await office.makeReady(id, uins);
  return shop.get<Order>(`/api/orders/${id}`);
}

test('an order is found, kept longer, collected by its code, owned, and given back in a store', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const { id, number, pickupCode, lines, delivery } = await orderReady({ page, shop }, office);
  const lastDay = formatDayMonth(delivery.kind === 'pickup' ? (delivery.keptUntil ?? '') : '');
  const name = lines[0]?.name ?? '';

  await shop.visit('/personal/orders/?state=active');
  await page.getByRole('main').getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/state=active&q=/);
  await expect(page.getByRole('main')).toContainText('Заказ ждёт вас');
  await expect(page.getByRole('main')).toContainText(`Храним до ${lastDay}`);
  await page.getByRole('navigation', { name: 'Какие заказы' }).getByText('Отмены и\u00A0возвраты').click();
  await expect(page.getByRole('status').filter({ hasText: 'ничего не нашлось' })).toBeVisible();
  await expectAccessible(page, page.url());

  await shop.visit(`/personal/order/${id}/`);
  await expect(page.getByRole('region', { name: 'Получение' })).toContainText(`до ${lastDay}`);
  const keep = (days: number) => {
    const until = new Date(Date.now() + days * 86_400_000);
    return { until, body: { until: until.toISOString(), reason: 'покупатель в отъезде' } };
  };
  const [longer, tooLong] = [keep(13), keep(15)];
  const tried = { params: { id }, body: tooLong.body };
  expect(await office.refusal(extendStorage, tried)).toEqual([422, 'too-long']);
  await office.call(extendStorage, { params: { id }, body: longer.body });
  const extended = formatDayMonth(cityDate(longer.until, MOSCOW_HOURS));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Получение' })).toContainText(`до ${extended}`);
  await expect
    .poll(async () => (await shop.messages(shop.phone)).map(({ text }) => text.replaceAll(/\s/g, ' ')))
    .toContainEqual(
      expect.stringMatching(new RegExp(`${number} подождёт дольше.*${extended.replace(/\s/, ' ')}`)),
    );
  const code = page.getByRole('region', { name: 'Код получения' });
  await expect(code).toContainText(`${pickupCode?.slice(0, 3)} ${pickupCode?.slice(3)}`);
  await expectAccessible(page, page.url());
  const call = { params: { id } };
  expect(await office.refusal(handOverOrder, { ...call, body: { code: '000' } })).toEqual([
    409,
    'wrong-code',
  ]);
  await office.call(handOverOrder, { ...call, body: { code: pickupCode ?? '' } });

  await shop.visit('/personal/purchases/');
  const piece = page.getByRole('article').filter({ hasText: name });
  await expect(piece).toContainText('Гарантия');
  await expect(piece).toContainText('по\u00A0нему изделие можно проверить в\u00A0ДМДК');
  const check = piece.getByRole('link', { name: /проверить в\sГИИС ДМДК/ });
  await expect(check).toHaveAttribute('href', /^https:\/\/dmdk\.ru\//);
  await expectAccessible(page, page.url());
  await piece.getByRole('link', { name: /^Вернуть до/ }).click();

  await expect(page.getByRole('checkbox', { name: new RegExp(name.slice(0, 12)) })).toBeChecked();
  const sum = page.getByRole('complementary', { name: 'Сумма возврата' });
  await expect(sum).toContainText('Наличными в кассе');
  await page.getByRole('checkbox').first().uncheck();
  await expect(sum).toContainText('Отметьте изделия');
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(page.getByText('Ошибка ввода данных').first()).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(sum).toContainText('Наличными в кассе');
  await page.getByText('Не подошёл размер').click();
  await page.getByRole('radio', { name: /^В салоне/ }).check({ force: true });
  await page.getByRole('group', { name: 'Салон', exact: true }).getByRole('radio').first().check();
  await expectAccessible(page, page.url());
  await page.getByRole('button', { name: 'Оформить возврат' }).click();

  await expect(page).toHaveURL(/\/personal\/returns\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ждём вас в салоне');
  await expectAccessible(page, page.url());
  await page.getByRole('button', { name: 'Отозвать заявку' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Вы отозвали заявку');
});

test('a parcel has a label to print, and the papers of a purchase print without the frame', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const { id, pickupCode, lines } = await orderReady({ page, shop }, office);
  await office.call(handOverOrder, { params: { id }, body: { code: pickupCode ?? '' } });
  await shop.visit(`/personal/order/${id}/return/?line=${lines[0]?.id}`);
  const byPost = page.getByText(/^Ценная посылка/);
  await page.getByText('Не понравилось').click();
  await expect(byPost).toContainText('Отправку оплачиваете вы');
  await expect(byPost.getByText('Отправку оплачиваем мы')).toBeHidden();
  await page.getByText('Брак или поломка').click();
  await expect(byPost.getByText('Отправку оплачиваем мы')).toBeVisible();
  await expect(byPost.getByText('Отправку оплачиваете вы')).toBeHidden();
  await page.getByRole('textbox', { name: 'Что ещё нам знать' }).fill('Камень шатается');
  await page.getByLabel('Снимки').setInputFiles({ name: 'камень.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('radio', { name: /^Почтой/ }).check({ force: true });
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(page).toHaveURL(/\/personal\/returns\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('пока ничего отправлять не нужно');
  await expect(page.getByText(/Получили 1\sснимок/)).toBeVisible();
  const back = await office.call(getOfficeReturn, { params: { id: orderIdIn(page) } });
  expect(back.pictures).toMatchObject([{ name: 'камень.jpg', type: 'image/jpeg' }]);
  await expect(page.getByRole('region', { name: 'Ярлык посылки' })).toBeHidden();
  await office.call(approveReturn, { params: { id: orderIdIn(page) } });
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Ярлык посылки' })).toContainText('107031, Москва');
  await expect(page.getByRole('button', { name: 'Отозвать заявку' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();

  for (const path of [`/personal/purchases/o${lines[0]?.id}/`, `/personal/order/${id}/documents/`]) {
    await page.emulateMedia({ media: 'screen' });
    await shop.visit(path);
    await expectAccessible(page, page.url());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(lines[0]?.name ?? '')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
});

test('a ring is exchanged for another size: reserved at once, paid by the one that comes back', async ({
  page,
  shop,
  browser,
  contextOptions,
  baseURL,
}, testInfo) => {
  const office = new Office(baseURL ?? '');
  const { id, pickupCode, lines } = await orderReady({ page, shop }, office);
  await office.call(handOverOrder, { params: { id }, body: { code: pickupCode ?? '' } });
  const [line] = lines;
  const address = `/personal/order/${id}/return/`;
  await shop.visit(address);
  await page.getByText('Не подошёл размер').click();
  await expect(otherSizes(page)).toBeHidden();
  await page.getByRole('checkbox').first().check();
  await expect(otherSizes(page)).toContainText('второй раз платить не\u00A0нужно');
  await page.getByText('Не понравилось').click();
  await expect(otherSizes(page)).toBeHidden();
  await page.getByText('Не подошёл размер').click();
  await expect(otherSizes(page).getByRole('radio', { name: /вернуть деньги/ })).toBeChecked();
  await expect(otherSizes(page).getByRole('radio', { name: sizeName(line?.size ?? 0) })).toHaveCount(0);
  const sizes = otherSizes(page).getByRole('listitem').getByRole('radio');
  await sizes.first().check();
  await expectAccessible(page, page.url());
  await page.screenshot({ path: testInfo.outputPath('ask.png'), fullPage: true });

  const context = await browser.newContext({
    ...contextOptions,
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.getByText('Не подошёл размер').click();
  await plain.getByRole('checkbox').first().check();
  await expect(otherSizes(plain).getByRole('radio').first()).toBeVisible();
  await context.close();

  await page.getByRole('radio', { name: /^В салоне/ }).check({ force: true });
  await page.getByRole('group', { name: 'Салон', exact: true }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(page).toHaveURL(/\/personal\/returns\/\d+\/$/);
  const instead = page.getByRole('region', { name: 'Взамен' });
  await expect(instead).toContainText('Отложили для\u00A0вас');
  await expect(instead).toContainText('Доплачивать не\u00A0нужно');
  await expectAccessible(page, page.url());
  await page.screenshot({ path: testInfo.outputPath('reserved.png'), fullPage: true });

  const returnId = orderIdIn(page);
  await office.takeBack(
    returnId,
    lines.flatMap(({ uins }) => uins),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Обмен принят');
  await expect(instead).toContainText('Оплачено прежним изделием');
  await page.screenshot({ path: testInfo.outputPath('done.png'), fullPage: true });
  await instead.getByRole('link', { name: /^Заказ №/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ Я-/);
  await expect(page.getByRole('main')).toContainText(/[Оо]плачен/);
  await expectAccessible(page, page.url());
  await page.screenshot({ path: testInfo.outputPath('order.png'), fullPage: true });
});

/** A size at the end of its accessible name, or before its day. */
function sizeName(size: number): RegExp {
  return new RegExp(`(^|\\s)${formatRingSize(size)}(?![,\\d])`);
}
