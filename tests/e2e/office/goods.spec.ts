import { findOfficeProducts } from '@yahont/contracts/office/products.ts';
import { listOfficeItems } from '@yahont/contracts/office/items.ts';
import { listOfficeTexts } from '@yahont/contracts/office/texts.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A price above the limit of one person is refused.
  expectedComplaints: [/status of 403 .*\/office\/api\//],
});

const ROUBLE = 100;

test('a price within the limit is in the shop at once, one above it waits for a second person', async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const { items } = await office.call(findOfficeProducts, { query: { list: 'shown' } });
  const product = items.at(-1);
  if (product === undefined) throw new Error('the demo has products');
  const lower = kopecks(Math.floor((product.price * 0.95) / ROUBLE) * ROUBLE);
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Ксения Орлова',
    roles: ['merchandiser'],
  });
  await page.goto('/office/products');
  await signIn(page, person);
  await page.getByRole('textbox', { name: /Артикул/ }).fill(product.article);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'products');
  await page.getByRole('link', { name: product.name }).click();
  await page.getByRole('button', { name: 'Назначить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Назначить цену' });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByLabel(/Новая\sцена/).fill(String(lower / ROUBLE));
  await dialog.getByLabel(/Зачёркнутая/).fill(String(lower / ROUBLE));
  await dialog.getByLabel(/Причина/).fill('Проверка цены');
  const send = dialog.getByRole('button', { name: /Сменить\sцену/ });
  await send.click();
  await expect(dialog.getByText(/должна\sбыть\sвыше/)).toBeVisible();
  await expectAccessible(page, 'price');
  await dialog.getByLabel(/Зачёркнутая/).fill('');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(formatRoubles(lower)).first()).toBeVisible();

  await page.getByRole('button', { name: 'Назначить' }).click();
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByLabel(/Новая\sцена/).fill(String(Math.floor(lower / 2 / ROUBLE)));
  await expect(dialog.getByText(/Один\sчеловек\sменяет\sцену/)).toBeVisible();
  await dialog.getByLabel(/Причина/).fill('Распродажа');
  await dialog.getByRole('button', { name: /Сменить\sцену/ }).click();
  await dialog.getByRole('button', { name: /Попросить\sсогласия/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/отправлен,\sрешит\sвторой/)).toBeVisible();

  const link = page.getByRole('link', { name: /\/catalog\// });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText(formatRoubles(lower)).filter({ visible: true }).first()).toBeVisible();
});

test(
  'a scanned piece is taken off sale, put in a safe and is back on sale, and its life says who did it',
  { tag: '@phone' },
  async ({ page, playwright, baseURL }) => {
    const office = new Office(baseURL ?? '');
    const { items } = await office.call(listOfficeItems, { query: { state: 'available' } });
    const piece = items.at(-1);
    if (piece === undefined) throw new Error('the demo has pieces');
    const person = await enrol(await playwright.request.newContext(), {
      origin: baseURL ?? '',
      name: 'Пётр Власов',
      roles: ['head'],
    });
    await page.goto('/office/stock');
    await signIn(page, person);
    await expect(page.getByRole('list', { name: 'Изделия' })).toBeVisible();
    await expectAccessible(page, 'stock');
    // A scanner is a keyboard that no hand keeps up with.
    await page.evaluate((digits) => {
      for (const code of [...Array.from(digits, (digit) => `Digit${digit}`), 'Enter'])
        window.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
    }, piece.uin);
    await expect(page).toHaveURL(new RegExp(`/office/stock/${piece.uin}`));
    await expectAccessible(page, 'piece');

    await page.getByRole('button', { name: 'Снять с продажи' }).click();
    const hold = page.getByRole('dialog', { name: 'Снять с продажи' });
    await hold.getByRole('button', { name: /Снять\sс\sпродажи/ }).click();
    await expect(hold.getByText(/Впишите\sпричину/)).toBeVisible();
    await hold.getByLabel(/Причина/).fill('Царапина на ободке');
    await hold.getByRole('button', { name: /Снять\sс\sпродажи/ }).click();
    await expect(hold).toBeHidden();
    await expect(page.getByText('Царапина на ободке')).toBeVisible();

    await page.getByRole('button', { name: 'Переложить' }).click();
    const place = page.getByRole('dialog', { name: 'Переложить' });
    await place.getByLabel('Место').fill('Сейф 2');
    await place.getByRole('button', { name: /Записать\sместо/ }).click();
    await expect(page.getByRole('link', { name: 'Сейф 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть в продажу' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Вернуть\sв\sпродажу/ })
      .click();
    await expect(page.getByText(/Снова\sв\sпродаже/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Снято с продажи' })).toContainText('вы');
  },
);

test('a review is answered in the name of its store, and the page of the piece shows it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Ольга Лапина',
    roles: ['head'],
  });
  await page.goto('/office/reviews?list=published');
  await signIn(page, person);
  await page.getByRole('table').getByRole('link').first().click();
  await expectAccessible(page, 'review');
  await page.getByRole('button', { name: /(?:Ответить|Изменить ответ)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ответ магазина' });
  const words = `Спасибо, ждём на чистку. ${Date.now()}`;
  await dialog.getByLabel('Ответ', { exact: true }).fill(words);
  const store = dialog.getByLabel('От магазина');
  if ((await store.locator('option').count()) > 1) await store.selectOption({ index: 1 });
  await dialog.getByLabel('Ответ', { exact: true }).press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Ответ магазина' }).getByText(words)).toBeVisible();
});

test('a draft changes nothing in the shop until it is published, and the text before can be brought back', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Ия Ремизова',
    roles: ['editor'],
  });
  const { items } = await new Office(baseURL ?? '').call(listOfficeTexts, { query: { kind: 'news' } });
  const news = items.find(({ isPublished }) => isPublished);
  if (news === undefined) throw new Error('the demo has news');
  await page.goto('/office/texts?kind=news');
  await signIn(page, person);
  await page.getByRole('link', { name: news.title }).first().click();
  await page.getByRole('link', { name: 'Править' }).click();
  const title = `Новая витрина ${Date.now()}`;
  const h1 = page.getByLabel('Заголовок на странице');
  const before = await h1.inputValue();
  await h1.fill(title);
  await expectAccessible(page, 'draft');
  await h1.press('Control+s');
  await expect(page.getByText(/Черновик\sзаписан/)).toBeVisible();
  await page.getByRole('button', { name: /Опубликовать\sчерновик/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Причина/).fill('Новая витрина');
  await dialog.getByRole('button', { name: /Опубликовать\sсейчас/ }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page, 'text');
  const reader = await page.context().newPage();
  await expect(async () => {
    await reader.goto(`/news/${news.address}/`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 2000 });
  }).toPass();

  // A draft is a version too; the oldest one is what the shop showed before.
  await page
    .getByRole('button', { name: /Вернуть\sверсию/ })
    .last()
    .click();
  await dialog.getByLabel(/Причина/).fill('Рано');
  await dialog.getByRole('button', { name: /Вернуть\sверсию/ }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before, { timeout: 2000 });
  }).toPass();
});
