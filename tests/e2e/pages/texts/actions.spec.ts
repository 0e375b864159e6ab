import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

type Actions = {
  items: {
    url: string;
    h1: string;
    action: {
      state: string;
      startsOn: string;
      endsOn: string | null;
      topic: string | null;
      hasCode: boolean;
      isEnding: boolean;
    };
  }[];
};

test('a current action counts down to the midnight after its last day', async ({ page, shop }) => {
  const action = await findAction(shop, ({ state, endsOn }) => state === 'current' && endsOn !== null);
  await page.clock.install({ time: new Date(`${action.endsOn}T18:57:30+03:00`) });
  await shop.visit(action.url);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAccessibleName('До конца: 0 дней, 5 часов, 3 минуты');
  await page.clock.runFor(31_000);
  await expect(timer).toHaveAccessibleName('До конца: 0 дней, 5 часов, 2 минуты');
  await expectAccessible(page, 'action');
});

test('an action without an end counts nothing, an ended one says so', async ({ page, shop }) => {
  const endless = await findAction(shop, ({ state, endsOn }) => state === 'current' && endsOn === null);
  await shop.visit(endless.url);
  await expect(page.getByRole('complementary', { name: 'Условия' })).toContainText('бессрочно');
  await expect(page.getByRole('timer')).toBeHidden();

  const ended = await findAction(shop, ({ state }) => state === 'ended');
  await shop.visit(ended.url);
  await expect(page.getByText('Акция завершилась')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.getByRole('link', { name: 'Что действует сейчас' }).click();
  await expect(page).toHaveURL(/\/actions\/$/);
});

test('pieces of an action say what each costs with its code, as its example does', async ({ page, shop }) => {
  await shop.visit('/actions/zhemchuzhnyy-mesyats/');
  const pieces = page.getByRole('region', { name: 'Жемчуг дома' });
  const studs = pieces.getByRole('link', { name: /«Тишина»/ }).first();
  await expect(studs).toContainText(/34\s900\s₽/);
  await expect(studs).toContainText(/По\sкоду\s—\s32\s108\s₽/);
  await expect(page.getByRole('article').getByText(/к\sоплате\s32\s108\s₽/)).toBeVisible();
});

test('actions are chosen by subject and by time; each choice has an address', async ({ page, shop }) => {
  const { items } = await shop.get<Actions>('/api/content/articles?kind=action');
  await shop.visit('/actions/');
  await page
    .getByRole('navigation', { name: 'О чём акции' })
    .getByRole('link', { name: 'С промокодом' })
    .click();
  await expect(page).toHaveURL(/\/actions\/\?about=code$/);
  const tiles = page.locator('main').getByRole('heading', { level: 2 });
  const withCode = items.filter(({ action }) => action.hasCode && action.state !== 'ended');
  for (const { h1 } of withCode) await expect(tiles.filter({ hasText: h1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Чистка к празднику/ })).toHaveCount(0);

  const ending = withCode.filter(({ action }) => action.isEnding);
  const times = page.getByRole('navigation', { name: 'Когда идут акции' });
  const soon = times.getByRole('link', { name: /^Скоро закончатся/ });
  await expect(soon).toHaveText(`Скоро закончатся${ending.length}`);
  await soon.click();
  await expect(page).toHaveURL(/\/actions\/\?about=code&when=ending$/);
  await expect(tiles).toHaveText(ending.map(({ h1 }) => h1));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/actions\/$/);
  await expectAccessible(page, 'actions');
  await soon.click();
  await expect(page).toHaveURL(/\/actions\/\?about=code$/);
});

test.describe('a part that does not exist', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  test('is a 404', async ({ page }) => {
    const response = await page.goto('/actions/?about=nothing');
    expect(response?.status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('actions are chosen too', async ({ page }) => {
    await page.goto('/actions/');
    await page.getByRole('link', { name: 'Услуги салонов' }).click();
    await page.getByRole('link', { name: /^Скоро начнутся/ }).click();
    await expect(page).toHaveURL(/\/actions\/\?about=services&when=coming$/);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Недели своего камня']);
  });

  test('the last day is written, no empty figures are shown', async ({ page, shop }) => {
    const action = await findAction(shop, ({ state, endsOn }) => state === 'current' && endsOn !== null);
    await page.goto(action.url);
    await expect(
      page
        .locator('main')
        .getByText(/^до\s\d+\s/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});

async function findAction(
  shop: { get: <T>(path: string) => Promise<T> },
  isRight: (action: Actions['items'][number]['action']) => boolean,
) {
  const { items } = await shop.get<Actions>('/api/content/articles?kind=action');
  const found = items.find(({ action }) => isRight(action));
  if (found === undefined) throw new Error('the demo has no such action');
  return { url: found.url, ...found.action };
}
