import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, shown } from '../support/steps.ts';

async function findStone(shop: Shop): Promise<StoneCard> {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.7-0.75');
  const card = cards.find(({ isSoldOnline, cheaperThan }) => isSoldOnline && cheaperThan !== null);
  if (card === undefined) throw new Error('no round stone of 0,7 ct on sale');
  return card;
}

test('a stone shows its views, its proportions and where its price is', async ({ page, shop }) => {
  const stone = await findStone(shop);
  await shop.visit(stone.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Бриллиант круглой огранки');
  await page.getByRole('radio', { name: 'Карта включений' }).check({ force: true });
  await expect(page.getByRole('img', { name: /^Схема павильона/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Вид сбоку: площадка/ })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Дешевле ${stone.cheaperThan}`) }),
  ).toBeVisible();
});

test('a link to a stone is previewed with the photograph of its shape', async ({ page, shop }) => {
  await shop.visit((await findStone(shop)).url);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/^http.*\/pictures\/\w+\/1000\.jpeg$/);
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('\n')).toContain(`"image":"${picture}"`);
});

test(
  'the certificate opens, grows, turns its page and is a file',
  { tag: '@both' },
  async ({ page, shop }) => {
    const stone = await findStone(shop);
    await shop.visit(stone.url);
    await page.getByRole('button', { name: 'Открыть заключение целиком' }).click();
    const viewer = page.getByRole('dialog', { name: 'Заключение лаборатории' });
    await viewer.getByRole('button', { name: 'Крупнее' }).click();
    await viewer.getByRole('button', { name: 'Страница 2' }).click();
    await expect(viewer.getByText('Кто исследовал')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    const file = await page.request.get(`${stone.url}certificate.pdf`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  },
);

test('a stone is marked and found among the favourites, then bought without a setting', async ({
  page,
  shop,
}) => {
  const stone = await findStone(shop);
  await shop.visit(stone.url);
  // The hearts of similar stones, which may have the same name, come after it.
  const heart = page.getByRole('button', { name: `В избранное: ${stone.name}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Купить без оправы' }).click();
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeVisible();
  await shop.visit('/favorites/');
  await expect(page.getByRole('main').getByText(stone.certificate)).toBeVisible();
});

test(
  'the page advises settings at the price of both, and stones that are marked in their table',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { url, code } = await findStone(shop);
    const { settings, alike } = await shop.get<StonePage>(`/api/stones/${code}`);
    const [setting] = settings.advised;
    if (setting === undefined) throw new Error('no setting takes the stone');
    await shop.visit(url);
    const withStone = page.getByRole('region', { name: /^С\sэтим камнем/ });
    await expect(withStone.getByRole('link', { name: /^Все/ })).toHaveAttribute('href', `${url}selection/`);
    const first = withStone.getByRole('listitem').first();
    await expect(first).toContainText(formatRoubles(setting.together));
    await expect(first).toContainText(`вместе; оправа ${formatRoubles(setting.price)}`);
    await expect(first.getByRole('link')).toHaveAttribute('href', `${url}selection/?setting=${setting.code}`);

    const table = page.getByRole('table', { name: 'Похожие камни' });
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(alike.length);
    if (isPhone(page)) return;
    const heart = rows.first().getByRole('button', { name: /^В избранное/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a stone of the cart is put by among the favourites', async ({ page, shop }) => {
  const stone = await findStone(shop);
  await shop.post('/api/cart/stones', { stoneId: stone.id });
  await shop.visit('/cart/');
  const heart = { name: new RegExp(`^В избранное.*${stone.certificate}$`) };
  await page.getByRole('main').getByRole('button', heart).click();
  await expect(page.getByText('Теперь в избранном')).toBeVisible();
  await shop.visit('/favorites/');
  await expect(page.getByRole('main').getByText(stone.certificate)).toBeVisible();
});

test('a screen is measured by a bank card, and stays so', async ({ page, shop }) => {
  const stone = await findStone(shop);
  await shop.visit(stone.url);
  await page.getByRole('button', { name: 'Уточнить по банковской карте' }).click();
  await page.getByRole('slider', { name: 'Ширина карты' }).fill('428');
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByText('В натуральную величину', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('В натуральную величину', { exact: true })).toBeVisible();
});

test('on paper a stone has its facts without the frame of the shop', async ({ page, shop }) => {
  const stone = await findStone(shop);
  await shop.visit(stone.url);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Пропорции' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Похожие камни' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Выбрать оправу' }).first()).toBeHidden();
  await page.getByRole('button', { name: 'Открыть заключение целиком' }).dispatchEvent('click');
  await expect(page.getByRole('article', { name: 'Копия сведений из заключения' }).last()).toBeVisible();
});

test('a code that no stone has is not found, however long', async ({ page }) => {
  for (const code of ['no-such-stone', 'x'.repeat(300)])
    expect((await page.request.get(`/catalog/diamonds/${code}/`)).status()).toBe(404);
});
