import type { Locator, Page } from '@playwright/test';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { expectFocusOnFrameOf } from '../support/field-steps.ts';
import { expectTotal } from '../support/listing-steps.ts';
import { hasPlenty } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, shown } from '../support/steps.ts';

/** More presses of Tab than any page of the journey needs. */
const MAX_TABS = 120;
/** Presses of Tab from a size to its buy button, past the guide, the heart and the promises. */
const TABS_TO_BUY = 30;

test('the first press of Tab offers a link past the header', async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'К содержанию страницы' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

test('the catalogue menu opens by a key, its links work, and Esc returns the focus', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  const trigger = page.getByRole('link', { name: 'Каталог', exact: true });
  await tabTo(page, trigger);
  await page.keyboard.press('ArrowDown');
  const sections = page.getByRole('navigation', { name: 'Разделы каталога' });
  await expect(sections).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sections).toBeVisible();
  await tabTo(page, sections.getByRole('link', { name: /^Серьги/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/sergi/');
});

test('filters are set with keys only', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/');
  if (isPhone(page)) {
    await tabTo(page, page.getByRole('button', { name: /^Фильтры/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  }
  const place = isPhone(page)
    ? page.getByRole('dialog', { name: 'Фильтры' })
    : page.getByRole('complementary', { name: 'Фильтры' });
  await tabTo(page, place.getByRole('checkbox', { name: /^Белое золото/ }));
  await page.keyboard.press('Space');
  const { total } = await shop.listing('section=koltsa&metal=white-gold');
  await expectTotal(page, total);
  await expect(place.getByRole('checkbox', { name: /^Белое золото/ })).toBeFocused();
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await expect(place).toBeHidden();
    await expect(page.getByRole('button', { name: /^Фильтры/ })).toBeFocused();
  }
});

test('a filter that finds nothing keeps the focus when it is unticked, and is passed over afterwards', async ({
  page,
  shop,
}) => {
  const { cards } = await shop.listing('section=koltsa&sort=price-asc');
  const cheap = `price=-${Math.ceil((cards[0]?.price ?? 0) / 100)}`;
  const { facets, total } = await shop.listing(`section=koltsa&${cheap}`);
  const metals = facets.flatMap((facet) =>
    facet.kind === 'values' && facet.code === 'metal' ? facet.options : [],
  );
  const empty = metals.find(({ count }) => count === 0);
  if (empty === undefined) throw new Error('the cheapest rings are of every metal');
  await shop.visit(`/catalog/koltsa/?metal=${empty.value}&${cheap}`);
  const box = page
    .getByRole('complementary', { name: 'Фильтры' })
    .getByRole('checkbox', { name: new RegExp(`^${empty.label}`) });
  await box.focus();
  await page.keyboard.press('Space');
  await expectTotal(page, total);
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).toBeDisabled();
});

test('a size is chosen and a ring bought by keys; the size guide traps the focus and returns it', async ({
  page,
  shop,
}) => {
  const product = await shop.findProduct('section=koltsa', hasPlenty);
  await shop.visit(product.url);
  const guide = page.getByRole('button', { name: 'Как узнать размер' });
  await tabTo(page, guide);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Как узнать размер кольца' });
  await expect(dialog).toBeVisible();
  // The heading has the focus, so that reading starts at the top even when the first button is a screen below.
  await expect(dialog.getByRole('heading', { name: 'Как узнать размер кольца' })).toBeFocused();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // At the ends of the dialog a guard takes the focus for a moment and passes it on.
    await expect.poll(() => isInside(dialog), `the focus stays after ${press + 1} presses of Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(guide).toBeFocused();

  const sizes = page.getByRole('group', { name: 'Размер' });
  const first = sizes.getByRole('radio').first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(first).not.toBeChecked();
  await tabTo(page, shown(page.getByRole('button', { name: /корзину$/i })), TABS_TO_BUY);
  await page.keyboard.press('Enter');
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeFocused();
  expect((await shop.cart()).totals.quantity).toBe(1);
});

test('a certificate is opened, enlarged, turned and closed by keys, and the focus returns', async ({
  page,
  shop,
}) => {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.7-0.75');
  await shop.visit(cards[0]?.url ?? '');
  const opener = page.getByRole('button', { name: 'Открыть заключение целиком' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Заключение лаборатории' });
  await tabTo(page, viewer.getByRole('button', { name: 'Страница 2' }));
  await page.keyboard.press('Space');
  const paper = viewer.getByRole('region', { name: 'Страница 2' });
  await expect(paper).toBeVisible();
  const lowest = () => paper.evaluate((area) => area.scrollHeight - area.clientHeight);
  const before = await lowest();
  await tabTo(page, viewer.getByRole('button', { name: 'Крупнее' }));
  await page.keyboard.press('Enter');
  await expect.poll(lowest).toBeGreaterThan(before);
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isInside(viewer), `the focus stays after ${press + 1} presses of Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a setting is chosen for a stone and both bought by keys', async ({ page, shop }) => {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.53-0.6&price=-150000');
  const address = `${cards[0]?.url}selection/`;
  await shop.visit(`${address}?kind=ring`);
  const settings = page.getByRole('region', { name: /^Подходят/ });
  const ring = settings.getByRole('link', { name: /«Луна»/ });
  await tabTo(page, ring);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/setting=oprava-koltsa-luna/);
  await expect(ring).toBeFocused();
  const size = page.getByRole('combobox', { name: 'Размер' });
  await tabTo(page, size);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/size=/);
  await expect(size).toBeFocused();
  await tabTo(page, shown(page.getByRole('button', { name: /^В\sкорзину/ })));
  await page.keyboard.press('Enter');
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeFocused();
  expect((await shop.cart()).lines[0]?.kind).toBe('set-piece');
});

test('what is pressed in the cart by keys keeps the focus, also while its answer is awaited and at its end', async ({
  page,
  shop,
}) => {
  await shop.fillCart();
  await shop.visit('/cart/');
  const quantity = page.getByRole('group', { name: /^Количество/ });
  const number = quantity.getByRole('status');
  const [less, more] = ['Меньше на одно', 'Больше на одно'].map((name) =>
    quantity.getByRole('button', { name }),
  );
  if (!less || !more) throw new Error('two names have two buttons');
  await tabTo(page, more);
  for (const wanted of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect(number).toHaveText(wanted);
    await expect(more).toBeFocused();
    await expect(more).toBeEnabled();
  }
  await page.keyboard.press('Shift+Tab');
  for (const wanted of ['2', '1']) {
    await page.keyboard.press('Enter');
    await expect(number).toHaveText(wanted);
    await expect(less).toBeFocused();
  }
  // The minimum is one: the press is ignored, and the focus stays.
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(less).toBeFocused();
  expect((await shop.cart()).totals.quantity).toBe(1);

  const promo = page.getByRole('textbox', { name: 'Промокод' });
  await tabTo(page, promo);
  await page.keyboard.type('НЕТТАКОГО');
  await page.keyboard.press('Tab');
  const apply = page.getByRole('button', { name: 'Применить' });
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Такого промокода нет')).toBeVisible();
  // A refusal moves the focus to the refused field.
  await expectFocusOnFrameOf(promo);
  await page.keyboard.press('Tab');
  await expect(promo).toBeFocused();
  await promo.fill('ПЕРВЫЙ');
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  // The button waits until the page has loaded again after the refusal.
  await expect(apply).toBeEnabled();
  await page.keyboard.press('Enter');
  const drop = page.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' });
  await expect(drop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(promo).toBeFocused();

  const remove = page.getByRole('button', { name: 'Удалить' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused();
});

test('the heart, the scales and an arrow at its end keep the focus when they are pressed', async ({
  page,
  shop,
}) => {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.7-0.75');
  await shop.visit(cards[0]?.url ?? '');
  for (const name of [/^В избранное/, /^В сравнение/]) {
    const toggle = shown(page.getByRole('button', { name }));
    await toggle.focus();
    for (const pressed of ['true', 'false']) {
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', pressed);
      await expect(toggle).toBeFocused();
    }
  }
  await page.getByRole('button', { name: 'Открыть заключение целиком' }).press('Enter');
  const larger = page
    .getByRole('dialog', { name: 'Заключение лаборатории' })
    .getByRole('button', { name: 'Крупнее' });
  await larger.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  await expect(larger).toBeFocused();
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = MAX_TABS): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

function isInside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}
