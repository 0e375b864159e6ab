import { formatRoubles } from '@yahont/values/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusOnFrameOf } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

test(
  'a list is shared, another visitor marks a gift, and the owner sees nothing of it',
  { tag: '@both' },
  async ({ page, shop, browser, baseURL }) => {
    const product = await shop.findProduct(
      'section=sergi',
      ({ isSoldOnline, isOnly }) => isSoldOnline && !isOnly,
    );
    await shop.visit(product.url);
    await page
      .getByRole('button', { name: `В избранное: ${product.name}` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `В избранное: ${product.name}` }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await shop.favouriteSaved(product.id);
    await shop.visit('/favorites/');
    await page.getByText('Новый список').click();
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByText('Впишите название').filter({ visible: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Название' }).fill('Маме на юбилей');
    await page.getByRole('textbox', { name: 'К дате' }).fill('12.12.2030');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Маме на юбилей' })).toBeVisible();
    await expect(page.getByText(/12\sдекабря\s2030/)).toBeVisible();
    await expect(page.getByText('Пока пусто')).toBeVisible();

    const lists = page.getByRole('navigation', { name: 'Списки' });
    await lists.getByRole('link', { name: /^Все/ }).click();
    await page.getByText('В список', { exact: true }).click();
    await page.getByRole('button', { name: 'Маме на юбилей' }).click();
    await expect(page.getByText(/^В\sсписках: 1$/)).toBeVisible();
    await lists.getByRole('link', { name: /^Маме на юбилей/ }).click();
    await page.getByText('Поделиться', { exact: true }).click();
    await page.getByRole('button', { name: /^Открыть по\sссылке$/ }).click();
    const address = page.getByText(/\/favorites\/shared\/[\w-]+\/$/);
    await expect(address).toBeVisible();
    await expectAccessible(page, 'a shared list of its owner');
    const url = (await address.textContent()) ?? '';
    const path = new URL(url).pathname;
    const before = await page.getByRole('main').textContent();

    const guest = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await guest.newPage();
    await theirs.goto(path);
    await expect(theirs.getByRole('heading', { name: 'Маме на юбилей' })).toBeVisible();
    await expect(theirs.getByRole('main')).toContainText(formatRoubles(product.price));
    await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(theirs, 'a shared list');
    await theirs.getByRole('button', { name: /^Подарю я: / }).click();
    await expect(theirs.getByText('Дарите вы')).toBeVisible();

    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const third = await other.newPage();
    await third.goto(path);
    await expect(third.getByText('Это уже дарят')).toBeVisible();
    await expect(third.getByRole('button', { name: /^(?:Подарю я|Снять отметку)/ })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Маме на юбилей' })).toBeVisible();
    expect(await page.getByRole('main').textContent()).toBe(before);
    await page.goto(path);
    await expect(page.getByText(/Отметки «уже дарят» вам не\sпокажем/)).toBeVisible();
    await expect(page.getByText('Это уже дарят')).toHaveCount(0);

    await theirs.getByRole('button', { name: /^Снять отметку: / }).click();
    await expect(theirs.getByRole('button', { name: /^Подарю я: / })).toBeVisible();
    await guest.close();
    await other.close();

    await page.goBack();
    await page.getByRole('button', { name: 'Закрыть доступ' }).click();
    await expect(page.getByRole('button', { name: /^Открыть по\sссылке$/ })).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
  },
);

test.describe('a name that is taken', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('is refused beside its field, and the typed day stays', async ({ page, shop }) => {
    await shop.post('/api/lists', { name: 'Маме', day: '2030-12-12' });
    await shop.visit('/favorites/');
    await page.getByText('Новый список').click();
    const name = page.getByRole('textbox', { name: 'Название' });
    await name.fill('Маме');
    await page.getByRole('textbox', { name: 'К дате' }).fill('13.12.2030');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(name).toHaveAccessibleDescription(/Список с\sтаким названием уже есть/);
    await expectFocusOnFrameOf(name);
    await expect(page.getByRole('textbox', { name: 'К дате' })).toHaveValue('13.12.2030');
    await name.fill('Маме на юбилей');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Маме на юбилей' })).toBeVisible();
  });
});

test('one hint is sent by mail, and the letter does not say from whom', async ({ page, shop }) => {
  await shop.visit('/favorites/');
  await page.getByText('Новый список').click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Себе');
  await page.getByRole('button', { name: 'Создать' }).click();
  await page.getByText('Поделиться', { exact: true }).click();
  await page.getByRole('button', { name: /^Открыть по\sссылке$/ }).click();
  await page.getByText('Намекнуть', { exact: true }).click();
  await page.getByRole('button', { name: 'Отправить намёк' }).click();
  await expect(page.getByText('Ошибка ввода данных').filter({ visible: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Кому' }).fill(`hint-${shop.phone.slice(1)}@example.ru`);
  await page.getByRole('button', { name: 'Отправить намёк' }).click();
  await expect(page.getByText(/^Намёк отправлен\. /)).toBeVisible();
});
