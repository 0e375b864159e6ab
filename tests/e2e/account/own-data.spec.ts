import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, chooseCourier, fillContact, orderIdIn, placeOrderButton } from '../support/steps.ts';

const PAGE = '/personal/detail/';

test('consents of an order are listed with their texts; data are taken along as a file', async ({
  page,
  shop,
}) => {
  await shop.fillCart();
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const orderId = orderIdIn(page);

  await shop.visit(PAGE);
  const own = page.getByRole('region', { name: /Ваши данные/ });
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(own.getByRole('listitem').first()).toContainText(
    /Обработка персональных данных\s*согласие\sдано/,
  );
  await expect(own.getByRole('listitem').last().getByRole('link')).toHaveCount(2);
  await expectAccessible(page, 'own data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: /Скачать всё/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('yahont-dannye.json');

  // An open order needs its contact data.
  await own.getByRole('button', { name: 'Удалить кабинет' }).click();
  await expect(own.getByText(`Сначала закончим заказы: Я-${orderId}`)).toBeVisible();
});

test('the day of an erasure is named on the page and by SMS, and the account can be kept', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  await shop.signIn();
  await shop.visit(PAGE);
  const own = page.getByRole('region', { name: /Ваши данные/ });
  await own.getByRole('button', { name: 'Удалить кабинет' }).click();
  await expect(own.getByText(/Кабинет\sбудет\sудалён/)).toBeVisible();
  await expect
    .poll(async () => (await shop.messages(shop.phone)).some(({ text }) => /удалим\sкабинет/.test(text)))
    .toBe(true);
  await own.getByRole('button', { name: 'Не удалять' }).click();
  await expect(own.getByRole('button', { name: 'Удалить кабинет' })).toBeVisible();
});

test('the answer about cookies is changed from the footer, and the shop keeps it', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await shop.signIn();
  await page.getByRole('link', { name: 'Настройки куки' }).click();
  const question = page.getByRole('region', { name: /Согласие на/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Только необходимые' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/politika\/$/);
  expect((await page.context().cookies()).find(({ name }) => name === 'accept_cookie')?.value).toBe('false');
  await expect
    .poll(async () => {
      const { items } = await shop.get<{ items: { kind: string }[] }>('/api/account/consents');
      return items.filter(({ kind }) => kind === 'cookies');
    })
    .toMatchObject([{ kind: 'cookies', isGiven: false, source: 'cookie-question' }]);
});
