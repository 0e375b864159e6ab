import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

type Actions = {
  items: { url: string; action: { state: string; startsOn: string; endsOn: string | null } }[];
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
