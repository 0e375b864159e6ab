import { formatRoubles } from '@yahont/values/money.ts';
import { addressesOf, hasPlenty, plentyOf } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  cardAddresses,
  cards,
  choose,
  closeFilters,
  expectTotal,
  openFilters,
} from '../support/listing-steps.ts';
import {
  acceptTerms,
  ANNA,
  cartLink,
  choosePickup,
  fillContact,
  isPhone,
  orderIdIn,
  payWith,
  placeOrderButton,
  pressAtRest,
  shown,
  signInOnPage,
} from '../support/steps.ts';

test('a shopper enters, filters the rings and finds one', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isPhone(page)) {
    await page
      .getByRole('region', { name: 'Украшения' })
      .getByRole('link', { name: /^Кольца/ })
      .click();
  } else {
    await page.getByRole('link', { name: 'Каталог', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Разделы каталога' })
      .getByRole('link', { name: /^Кольца/ })
      .click();
  }
  await expect(page).toHaveURL('/catalog/koltsa/');
  const whole = await shop.listing('section=koltsa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Кольца, изделий: ${whole.sectionTotal}`);
  await expectTotal(page, whole.total);
  await expect(cards(page)).toHaveCount(whole.cards.length);
  expect(await cardAddresses(page)).toEqual(addressesOf(whole.cards));

  const filters = await openFilters(page);
  const yellow = await choose(page, filters.getByRole('checkbox', { name: /^Жёлтое золото/ }));
  const white = filters.getByRole('checkbox', { name: /^Белое золото/ });
  await white.check();
  const both = await shop.listing('section=koltsa&metal=white-gold&metal=yellow-gold');
  expect(both.total).toBeGreaterThan(yellow);
  await expectTotal(page, both.total);
  await choose(page, filters.getByRole('checkbox', { name: /^17\s?\d/ }));
  const highest = filters.getByRole('textbox', { name: 'Цена до, значение' });
  await highest.fill('300 000');
  await highest.press('Enter');
  const query = 'section=koltsa&metal=white-gold&metal=yellow-gold&size=17&price=-300000';
  const found = await shop.listing(query);
  await expectTotal(page, found.total);
  await closeFilters(page, found.total);

  await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дешевле' });
  await expect(page).toHaveURL(
    '/catalog/koltsa/?metal=white-gold&metal=yellow-gold&size=17&price=-300000&sort=price-asc',
  );
  const first = await shop.listing(`${query}&sort=price-asc`);
  await expect.poll(() => cardAddresses(page)).toEqual(addressesOf(first.cards));

  const wanted = first.cards[5]?.url ?? '';
  await cards(page).nth(5).getByRole('link').last().click();
  await expect(page).toHaveURL(wanted);
  const product = await shop.productAt(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(shown(page.getByText(formatRoubles(product.price), { exact: true }))).toBeVisible();
});

test(
  'a shopper buys a ring: cart, sign-in, pickup store, card, order',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await shop.findProduct('section=koltsa', hasPlenty);
    const sku = plentyOf(product);
    const size = String((sku.size ?? 0) / 100).replace('.', ',');
    const email = `anna${shop.phone.slice(1)}@example.ru`;

    await shop.visit(product.url);
    await page
      .getByRole('group', { name: 'Размер' })
      .getByRole('radio', { name: new RegExp(`^${size}(?![,\\d])`) })
      .check();
    await pressAtRest(shown(page.getByRole('button', { name: /корзину$/i })));
    await expect(page.getByRole('status').getByText(`размер ${size} — в корзине`)).toBeVisible();
    await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeVisible();
    if (isPhone(page)) {
      // On this page the bar with the price replaces the one with the bag.
      await shown(page.getByRole('link', { name: 'В корзине — оформить' })).click();
    } else {
      await expect(cartLink(page)).toHaveAccessibleName(/^1\sизделие: Корзина$/);
      // A ring with many sizes has its button far down, where the header is hidden: scrolling up shows it
      // again.
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(cartLink(page)).toBeInViewport({ ratio: 1 });
      await cartLink(page).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Итого' });
    const line = page.getByRole('main').getByRole('article').first();
    await expect(line.getByRole('link', { name: product.name })).toBeVisible();

    const quantity = line.getByRole('group', { name: /^Количество/ });
    await quantity.getByRole('button', { name: 'Больше на одно' }).click();
    await expect(quantity.getByRole('status')).toHaveText('2');
    await expect(summary).toContainText(`К оплате${formatRoubles((await shop.cart()).totals.goods)}`);
    if (!isPhone(page)) await expect(cartLink(page)).toHaveAccessibleName(/^2\sизделия/);
    await quantity.getByRole('button', { name: 'Меньше на одно' }).click();
    await expect(quantity.getByRole('status')).toHaveText('1');

    await line.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('heading', { name: 'В корзине пока тихо' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(line.getByRole('link', { name: product.name })).toBeVisible();

    const promo = summary.getByRole('textbox', { name: 'Промокод' });
    await promo.fill('НЕТТАКОГО');
    await summary.getByRole('button', { name: 'Применить' }).click();
    await expect(summary).toContainText('Такого промокода нет');
    await promo.fill('ПЕРВЫЙ');
    await summary.getByRole('button', { name: 'Применить' }).click();
    await expect(summary.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' })).toBeFocused();
    const { totals } = await shop.cart();
    expect(totals.promoDiscount).toBeGreaterThan(0);
    await expect(summary).toContainText(`К оплате${formatRoubles(totals.goods)}`);

    await signInOnPage({ page, shop }, 'Войти и оформить');
    await expect(page).toHaveURL('/personal/order/make/');
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeFocused();
    await fillContact(page, email);
    await choosePickup(page);
    await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
    await acceptTerms(page);
    const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
    await expect(aside).toContainText(formatRoubles(totals.goods));
    await placeOrderButton(page).click();

    await expect(page).toHaveURL(/\/cart\/pay\/\?order=\d+$/);
    await expect(page.getByRole('complementary', { name: 'За что платите' })).toContainText(
      formatRoubles(totals.goods),
    );
    await payWith(page, 'оплата проходит');

    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Спасибо, ${ANNA.name}`);
    const id = orderIdIn(page);
    const number = /№\s*(\S+)/.exec(await page.getByText(/^Заказ №/).innerText())?.[1] ?? '';
    await page.getByRole('link', { name: 'Следить за заказом' }).click();
    await expect(page).toHaveURL(`/personal/order/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Заказ ${number}`);
    await expect(page.getByRole('main')).toContainText(product.name);
    await expect(page.getByRole('region', { name: 'Сумма' })).toContainText(
      `Оплачено${formatRoubles(totals.goods)}`,
    );

    await goToOrders();
    const card = page.getByRole('article').filter({ hasText: number });
    await expect(card).toContainText('оплачено');
    await card.getByRole('link', { name: 'Подробности' }).click();
    await expect(page).toHaveURL(`/personal/order/${id}/`);
    await expect(cartLink(page)).toHaveAccessibleName('Корзина');

    await expect(async () => {
      expect((await shop.messages(shop.phone)).map(({ text }) => text).join('\n')).toContain(number);
      expect((await shop.messages(email)).map(({ subject }) => subject).join('\n')).toContain(number);
    }).toPass({ timeout: 60_000 });
    await shop.visit('/dev/outbox/');
    await expect(page.getByRole('listitem').filter({ hasText: email }).first()).toContainText(number);

    async function goToOrders() {
      if (isPhone(page)) {
        await page
          .getByRole('navigation', { name: 'Разделы' })
          .getByRole('link', { name: 'Профиль' })
          .click();
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Заказы/ })
          .click();
      } else {
        await page
          .getByRole('navigation', { name: 'Личный кабинет' })
          .getByRole('link', { name: /^Заказы/ })
          .click();
      }
      await expect(page).toHaveURL('/personal/orders/');
    }
  },
);
