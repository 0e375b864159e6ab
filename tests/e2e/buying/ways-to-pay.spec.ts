import type { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  choosePickup,
  isPhone,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

test('a shopper comes back from paying, a card is refused, the shopper reads why and pays with another one that requires a code', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  const read = async () => ({
    cart: await shop.cart(),
    order: await shop.get<Order>(`/api/orders/${id}`),
    others: (await shop.get<AnswerOf<typeof listOrders>>('/api/orders')).items.length,
  });
  const before = await read();
  expect(before).toMatchObject({ cart: { lines: [] }, order: { canPay: true }, others: 1 });

  // Going back from the payment neither repeats nor loses the purchase: the order waits unchanged, and the
  // cart says where its items are.
  await page.goBack();
  await expect(page).toHaveURL('/cart/');
  expect(await read()).toEqual(before);
  const notice = page.getByRole('region', { name: 'Недавний заказ' });
  await expect(notice).toContainText(/Он\sждёт оплаты/);
  await notice.getByRole('button', { name: 'Оплатить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();

  await payWith(page, 'на карте не хватает денег');
  await expect(page.getByRole('alert')).toContainText('На карте не хватает денег');
  await page.getByRole('radio', { name: /^Другой картой/ }).check();
  await page.getByRole('button', { name: /картой$/ }).click();

  await payWith(page, 'банк спросит код');
  const code = page.getByRole('textbox', { name: 'Код подтверждения' });
  await expect(code).toBeFocused();
  await code.fill('0000');
  await page.getByRole('button', { name: /^Подтвердить/ }).click();
  await expect(page.getByRole('alert')).toContainText('Код не подошёл');
  await code.fill('1234');
  await page.getByRole('button', { name: /^Подтвердить/ }).click();

  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByText(/^Заказ №.*оплачен$/)).toBeVisible();
});

test('a courier order is paid in cash', async ({ page, shop }) => {
  const { product } = await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await page.getByRole('button', { name: 'Добавить: Подарок и пожелания' }).click();
  await page.getByRole('textbox', { name: 'Пожелания к заказу' }).fill('Позвоните за час');
  await acceptTerms(page);
  await placeOrderButton(page).click();

  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByText(/^Заказ №.*принят$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Коротко о заказе' })).toContainText(
    formatRoubles(product.price),
  );
  await shop.visit(`/personal/order/${orderIdIn(page)}/`);
  const terms = page.getByRole('region', { name: 'Получение' });
  await expect(terms).toContainText('Большая Ордынка');
  await expect(terms).toContainText(/Курьер ждёт\s15\sминут/);
  await expect(page.getByRole('main')).toContainText('Позвоните за час');

  await page.getByRole('link', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить заказ №/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('region', { name: 'Что с заказом' })).toContainText('Отменён');
  await expect(terms).not.toContainText('Курьер ждёт');
});

const sumOf = (payments: readonly string[]) =>
  payments.reduce((sum, text) => sum + Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')), 0);

test('an order is paid in instalments: the operator asks for more, and the contract is signed for the whole price', async ({
  page,
  shop,
}) => {
  const { product } = await startCheckout({ page, shop });
  await choosePickup(page);
  const credit = page.getByRole('radio', { name: /^Рассрочка/ });
  const terms = page.getByText(/^Рассрочку даёт/);
  await expect(terms).toBeHidden();
  await credit.check();
  await expect(terms).toBeVisible();
  // The payments named beside this way to pay match the schedule.
  const named = (await credit.locator('..').innerText()).replaceAll(/\s/g, ' ');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  const plan = page.getByRole('region', { name: 'График платежей' });
  const payments = (await plan.getByRole('definition').allInnerTexts()).map((text) =>
    text.replaceAll(/\s/g, ' '),
  );
  expect(payments).toHaveLength(6);
  expect(sumOf(payments)).toBe(Number(product.price) / 100);
  expect(named).toContain(payments[0]);
  expect(named).toContain(payments[5]);

  await page.getByRole('link', { name: 'оператор спросит ИНН' }).click();
  await page.getByRole('button', { name: 'Подать заявку' }).click();
  const inn = page.getByRole('textbox', { name: 'ИНН' });
  await inn.fill('500100732250');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(inn).toHaveAttribute('aria-invalid', 'true');
  await inn.fill('500100732259');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(plan).toContainText(/Договор №\sЯР-/);
  await page.getByRole('textbox', { name: 'Код для подписи' }).fill('4321');
  await page.getByRole('button', { name: 'Подписать договор' }).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('complementary', { name: 'Коротко о заказе' })).toContainText(/рассрочк/i);
  await shop.visit(`/personal/order/${orderIdIn(page)}/`);
  await expect(page.getByRole('region', { name: 'График платежей' })).toContainText('ООО «Яхонт Рассрочка»');
});

test(
  'an order is paid by a transfer: a code or banks are shown, a refusal is explained, and the second try pays',
  { tag: '@both' },
  async ({ page, shop }) => {
    await startCheckout({ page, shop });
    await choosePickup(page);
    await page.getByRole('radio', { name: /^Через СБП/ }).check();
    await acceptTerms(page);
    await placeOrderButton(page).click();
    // A phone cannot scan its own screen.
    const code = page.getByRole('img', { name: 'Код для оплаты' });
    const banks = page.getByRole('group', { name: 'Ваш банк' });
    await expect(isPhone(page) ? banks : code).toBeVisible();
    await expect(isPhone(page) ? code : banks).toBeHidden();
    await page.getByRole('button', { name: 'Отказаться' }).click();
    await expect(page.getByRole('alert')).toContainText('Перевод не прошёл');
    await page.getByRole('radio', { name: /^СБП ещё раз/ }).check();
    await page.getByRole('button', { name: /через\sСБП$/ }).click();
    await page.getByRole('button', { name: isPhone(page) ? /Пример/ : /^Оплатить/ }).click();
    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
    await expect(page.getByText(/^Заказ №.*оплачен$/)).toBeVisible();
  },
);

/** Orders the cart by API calls, payment on receipt. */
async function orderInCash(shop: Shop): Promise<number> {
  const { id } = await shop.placeForPickup({ payment: 'cash' });
  return id;
}

test('a shopper with three orders to pay on receipt reads why a fourth is paid at once, until one is cancelled', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  await shop.fillCart();
  await shop.signIn();
  const ids = [await orderInCash(shop)];
  while (ids.length < 3) {
    await shop.fillCart();
    ids.push(await orderInCash(shop));
  }
  await shop.fillCart();
  await shop.visit('/personal/order/make/');
  const cash = page.getByRole('radio', { name: /^При получении/ });
  await expect(cash).toBeDisabled();
  await expect(cash.locator('..')).toContainText(/У\sвас уже три заказа с\sоплатой при\sполучении/);
  await expect(page.getByRole('radio', { name: /^Картой на сайте/ })).toBeEnabled();
  await expectAccessible(page, page.url());

  await shop.post(cancelOrder.path.replace('{id}', String(ids[0])), {});
  await page.reload();
  await expect(cash).toBeEnabled();
});
