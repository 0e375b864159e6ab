import { expectAccessible } from '../support/axe.ts';
import { openAlive } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  orderIdIn,
  payWith,
  placeOrderButton,
} from '../support/steps.ts';

const CODE = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){4}/;

test('a gift certificate is bought, received, spent in part beside a card, and partly comes back', async ({
  page,
  shop,
  newVisitor,
}) => {
  test.slow();
  await shop.visit('/certificates/');
  const receiver = `maria-${Date.now()}@example.ru`;
  await page.getByText('5 000 ₽', { exact: true }).click();
  await page.getByRole('button', { name: 'Положить в корзину' }).click();
  await expect(page.getByRole('textbox', { name: 'Имя получателя' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Имя получателя' }).fill('Мария');
  await page.getByRole('textbox', { name: 'От кого' }).fill('Андрей');
  await page.getByRole('textbox', { name: 'Почта получателя' }).fill(receiver);
  await page.getByRole('textbox', { name: 'Поздравление' }).fill('Выбери сама');
  await expect(page.getByText('Выбери сама').last()).toBeAttached();
  await page.getByRole('button', { name: 'Положить в корзину' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByRole('main')).toContainText('Кому: Мария');

  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await expect(page.getByRole('heading', { name: 'Получение' })).toHaveCount(0);
  // A certificate is not handed over.
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expect(aside).toContainText(/1\sсертификат/);
  await expect(aside).not.toContainText(/изделие|бесплатно/);
  await expect(page.getByRole('button', { name: 'Добавить: Пожелания к заказу' })).toBeVisible();
  await fillContact(page, '');
  await expect(page.getByRole('radio', { name: /^При получении/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const orderId = orderIdIn(page);

  let mail = '';
  await expect(async () => {
    mail = (await shop.messages(receiver))[0]?.text ?? '';
    expect(mail).toMatch(CODE);
  }).toPass({ timeout: 60_000 });
  const code = CODE.exec(mail)?.[0] ?? '';
  const link = /\/certificates\/gift\/[\w-]+\//.exec(mail)?.[0] ?? '';
  await shop.visit(`/personal/order/${orderId}/`);
  await expect(page.getByRole('region', { name: 'Подарочный сертификат' })).toContainText(receiver);

  const maria = await newVisitor();
  await maria.shop.visit(link);
  // A mail scanner loads the page and runs its scripts: this opens nothing and shows no code.
  await expect(maria.page.getByRole('button', { name: 'Показать код' })).toBeVisible();
  await maria.page.waitForLoadState('networkidle');
  await expect(maria.page.getByText(code)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Получатель открыл подарок')).toHaveCount(0);
  await maria.page.getByRole('button', { name: 'Показать код' }).click();
  await expect(maria.page.getByText(code)).toBeVisible();
  await expect(maria.page.getByText(code)).toBeFocused();
  await maria.page.reload();
  await expect(maria.page.getByText(code)).toBeVisible();
  await expect(maria.page.getByRole('heading', { level: 1 })).toHaveText('Мария, это вам');

  const { product } = await maria.shop.fillCart();
  await maria.shop.signIn();
  // Once activated in the account, it pays without its code.
  await maria.shop.visit('/personal/certificates/');
  await maria.page.getByRole('button', { name: 'Активировать' }).click();
  await expect(maria.page.getByText('Ошибка ввода данных')).toBeVisible();
  await maria.page.getByRole('textbox', { name: 'Код сертификата' }).fill(code.toLowerCase());
  await maria.page.getByRole('button', { name: 'Активировать' }).click();
  const mine = maria.page.getByRole('listitem').filter({ hasText: `···\u00A0${code.slice(-4)}` });
  await expect(mine).toContainText(/5\s000\s₽/);
  await expect(mine).toContainText(/До\s\d+\s/);
  await expect(mine).toContainText(/Спишем\sв\sследующем\sзаказе/);
  await expect(maria.page.getByText(code)).toHaveCount(0);
  await expectAccessible(maria.page, 'certificates of the account');
  await maria.shop.visit('/personal/order/make/');
  await fillContact(maria.page, '');
  await choosePickup(maria.page);
  const field = maria.page.getByRole('textbox', { name: 'Подарочный сертификат' });
  const applied = maria.page.getByText(/Спишем\s5\s000\s₽, останется\s0\s₽/);
  await expect(applied).toBeVisible();
  await maria.shop.visit('/personal/certificates/');
  await mine.getByRole('button', { name: 'Не списывать' }).click();
  await expect(mine).toContainText(/не\sсписываем/);
  await mine.getByRole('button', { name: /^Убрать сертификат/ }).click();
  await expect(mine).toBeHidden();
  await maria.shop.visit('/personal/order/make/');
  await expect(applied).toBeHidden();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(applied).toBeVisible();
  // It is restored, also in another tab; a removed one is not.
  await maria.page.reload();
  await expect(applied).toBeVisible();
  const tab = await maria.page.context().newPage();
  await openAlive(tab, '/personal/order/make/');
  await expect(tab.getByText(/^Спишем\s5\s000\s₽/)).toBeVisible();
  const removed = tab.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('intent=remove'),
  );
  await tab.getByRole('button', { name: /^Убрать сертификат/ }).click();
  await removed;
  await tab.reload();
  await expect(tab.getByRole('textbox', { name: 'Подарочный сертификат' })).toBeVisible();
  await expect(tab.getByText(/^Спишем/)).toBeHidden();
  await tab.close();
  await maria.shop.visit('/personal/order/make/');
  await expect(applied).toBeHidden();
  await field.fill(code);
  await field.press('Enter');
  await expect(applied).toBeVisible();
  await maria.page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(maria.page);
  await placeOrderButton(maria.page).click();
  await payWith(maria.page, 'оплата проходит');
  await expect(maria.page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  expect(product.price).toBeGreaterThan(500_000);

  await maria.shop.visit(`/personal/order/${orderIdIn(maria.page)}/`);
  await maria.page.getByRole('link', { name: 'Отменить заказ' }).click();
  const question = maria.page.getByRole('dialog', { name: /^Отменить заказ №/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question).toBeHidden();

  await maria.shop.visit('/certificates/');
  await maria.page.getByRole('textbox', { name: 'Код сертификата' }).fill(code);
  await maria.page.getByRole('button', { name: 'Узнать остаток' }).click();
  await expect(maria.page.getByText(/^Осталось\s5\s000\s₽/)).toBeVisible();

  await shop.visit(`/personal/order/${orderId}/`);
  await expect(page.getByText('Получатель открыл подарок')).toBeVisible();
  await page.getByText('Вернуть сертификат').click();
  await page.getByRole('button', { name: /^Вернуть\s5/ }).click();
  await expect(page.getByText('Больше не действует')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form refuses what is missing, keeps what was typed, and fills the cart', async ({ page }) => {
    await page.goto('/certificates/');
    await page.getByRole('textbox', { name: 'Имя получателя' }).fill('Мария');
    await page.getByRole('button', { name: 'Положить в корзину' }).click();
    await expect(page.getByRole('textbox', { name: 'Имя получателя' })).toHaveValue('Мария');
    await expect(page.locator('main').getByText('Ошибка ввода данных').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'От кого' }).fill('Андрей');
    await page.getByText('На бумаге').click();
    await page.getByRole('button', { name: 'Положить в корзину' }).click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(page.getByRole('main')).toContainText('Распечатать');
  });
});
