import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { isPhone, pressAtRest, shown } from '../support/steps.ts';

async function roundStone(shop: Shop): Promise<{ url: string; code: string }> {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.7-0.75');
  const stone = cards.find(({ isSoldOnline }) => isSoldOnline);
  if (stone === undefined) throw new Error('no round stone of 0,7 ct on sale');
  return stone;
}

test(
  'axe finds nothing in the listing of stones with its filters open',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/diamonds/?shape=oval');
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Все фильтры' }).click();
      await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    } else {
      await page.getByText('Ещё фильтры').click();
    }
    await expectAccessible(page, 'filters of stones');
  },
);

test('axe finds nothing in the layers over a stone', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit((await roundStone(shop)).url);
  await page.getByRole('button', { name: 'Уточнить по банковской карте' }).click();
  await expect(page.getByRole('slider', { name: 'Ширина карты' })).toBeVisible();
  await expectAccessible(page, 'size of the screen');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Карта включений' }).check({ force: true });
  await expectAccessible(page, 'plot of the inclusions');

  await page.getByRole('link', { name: 'Записаться' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Посмотреть камень' });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, 'appointment in a dialog');
  await dialog.getByRole('button', { name: 'Записаться' }).click();
  await expect(dialog.getByText('Ошибка ввода данных').first()).toBeVisible();
  await expectAccessible(page, 'appointment with mistakes');
});

test('axe finds nothing on the page of an appointment', async ({ page, shop }) => {
  await shop.visit(`${(await roundStone(shop)).url}showing/`);
  await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, 'appointment');
});

test('axe finds nothing in the selection of a setting', { tag: '@both' }, async ({ page, shop }) => {
  const { url, code } = await roundStone(shop);
  const { settings } = await shop.get<StoneSelection>(`/api/stones/${code}/selection?kind=ring`);
  await shop.visit(`${url}selection/?kind=ring&setting=${settings[0]?.code ?? ''}`);
  await pressAtRest(shown(page.getByRole('button', { name: 'В корзину', exact: true })));
  await expectAccessible(page, 'setting without a size');
  const { settings: pendants } = await shop.get<StoneSelection>(`/api/stones/${code}/selection?kind=pendant`);
  await shop.visit(`${url}selection/?kind=pendant&setting=${pendants[0]?.code ?? ''}`);
  await expectAccessible(page, 'setting without sizes');
});

test('axe finds nothing in the comparison', { tag: '@both' }, async ({ page, shop }) => {
  const { items } = await shop.get<{ items: { id: number }[] }>('/api/catalogue/cards?ids=1,2,3,4,5,6,7,8,9');
  const ids = items.slice(0, 3).map(({ id }) => id);
  await shop.visit('/compare/jewellery/');
  await expectAccessible(page, 'no jewellery');
  await shop.visit(`/compare/jewellery/?products=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(ids.length);
  await expectAccessible(page, 'jewellery of an address');
  const boxes = page.getByRole('button', { name: /^В сравнение/ });
  for (const index of ids.keys()) {
    const written = page.waitForResponse((response) => response.request().method() === 'PUT');
    await boxes.nth(index).click();
    await written;
    await expect(boxes.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await shop.visit('/compare/jewellery/');
  await expect(page.getByRole('columnheader')).toHaveCount(ids.length);
  await expectAccessible(page, 'jewellery');
  await page.getByRole('switch', { name: 'Только отличия' }).check();
  await expectAccessible(page, 'differences of jewellery');
});

test('axe finds nothing at the gift certificates, whatever was typed', async ({ page, shop }) => {
  await shop.visit('/certificates/');
  await page.getByRole('button', { name: 'Положить в корзину' }).click();
  await expect(page.getByRole('textbox', { name: 'Имя получателя' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'certificate with mistakes');
  for (const way of [/^На\sбумаге/, /^В\sСМС/]) {
    await page.getByRole('radio', { name: way }).check({ force: true });
    await expectAccessible(page, `certificate ${String(way)}`);
  }
  const code = page.getByRole('textbox', { name: 'Код сертификата' });
  await code.fill('1234');
  await page.getByRole('button', { name: 'Узнать остаток' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'balance of a mistyped code');
});
