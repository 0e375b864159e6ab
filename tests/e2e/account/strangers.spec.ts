import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, chooseCourier, fillContact, orderIdIn, placeOrderButton } from '../support/steps.ts';

test.describe('from another account', () => {
  // The order of another account answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  test('an order answers 404', async ({ page, shop, newVisitor }) => {
    await shop.fillCart();
    await shop.signIn();
    await shop.visit('/personal/order/make/');
    const layout = page.locator('[data-layout]');
    await expect(layout).toHaveAttribute('data-layout', 'minimal');
    await fillContact(page, '');
    await chooseCourier(page);
    await page.getByRole('radio', { name: /^При получении/ }).check();
    await acceptTerms(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
    const id = orderIdIn(page);
    await expect(layout).toHaveAttribute('data-layout', 'minimal');
    await page.goto(`/cart/pay/?order=${id}`);
    await expect(layout).toHaveAttribute('data-layout', 'minimal');
    await page.goto(`/personal/order/${id}/`);
    await expect(layout).toHaveAttribute('data-layout', 'default');

    const stranger = await newVisitor();
    await stranger.shop.signIn();
    for (const path of [`/personal/order/${id}/`, `/personal/order/done/${id}/`, `/cart/pay/?order=${id}`]) {
      const response = await stranger.page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(stranger.page.getByRole('heading', { level: 1, name: 'Ошибка 404' })).toBeVisible();
      await expect(stranger.page.getByRole('main')).not.toContainText('Ордынка');
    }
    await stranger.page.goto('/personal/orders/');
    await expect(stranger.page.getByRole('heading', { name: 'Первый заказ ещё впереди' })).toBeVisible();
  });
});

test('favourites and cart are invisible to another visitor', async ({ page, shop, newVisitor }) => {
  const { cards } = await shop.listing('section=sergi');
  const liked = cards[0];
  if (liked === undefined) throw new Error('no earrings');
  await shop.visit('/catalog/sergi/');
  const heart = { name: `В избранное: ${liked.name}` };
  await page.getByRole('button', heart).click();
  await expect(page.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
  await shop.favouriteSaved(liked.id);
  await shop.fillCart();
  await shop.visit('/favorites/');
  await expect(page.getByRole('main').getByRole('article')).toContainText([liked.name]);

  const other = await newVisitor();
  await other.shop.visit('/catalog/sergi/');
  await expect(other.page.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'false');
  await other.shop.visit('/favorites/');
  await expect(other.page.getByRole('heading', { name: 'Здесь будет то, что понравилось' })).toBeVisible();
  await other.shop.visit('/cart/');
  await expect(other.page.getByRole('heading', { name: 'В корзине пока тихо' })).toBeVisible();
});

test('a public page is the same bytes for every visitor', async ({ page, shop, newVisitor }) => {
  await shop.fillCart();
  await shop.signIn();
  const other = await newVisitor();
  for (const path of ['/', '/catalog/koltsa/', (await shop.listing('section=koltsa')).cards[0]?.url ?? '']) {
    const [mine, theirs] = await Promise.all([page.request.get(path), other.page.request.get(path)]);
    const bytes = await mine.body();
    expect(bytes.equals(await theirs.body()), path).toBe(true);
    expect(bytes.toString()).not.toContain(shop.phone);
    expect(mine.headers()['set-cookie'], path).toBeUndefined();
  }
});
