import { expect, test } from '@playwright/test';
import { openFilledShop, type OwnShop } from '../support/own-shop.ts';
import { startFakeYandexMaps, type FakeYandexMaps } from '../support/fakes/fake-yandex-maps.ts';

test.describe.configure({ timeout: 240_000 });

const KEY = 'a-key';
const ASK = 'Показать карту с\u00A0улицами';
let shop: OwnShop;
let yandex: FakeYandexMaps;

test.beforeAll(async () => {
  // A shop starts slowly while other journeys run.
  test.setTimeout(240_000);
  yandex = await startFakeYandexMaps();
  shop = await openFilledShop({
    YANDEX_MAPS_KEY: KEY,
    YANDEX_MAPS_URL: yandex.origin,
  });
});
test.afterAll(async () => {
  await shop?.stop();
  yandex?.stop();
});

test('streets are loaded only when asked for; pins stay links; a fault brings our map back', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/stores/novosibirsk/`);
  const map = page.getByRole('group', { name: 'Салоны на карте: Новосибирск' });
  await expect(map).toHaveAttribute('data-engine', 'own');
  expect(yandex.asked).toEqual([]);

  yandex.isDown = true;
  await map.getByRole('button', { name: ASK }).click();
  await expect(page.getByText('Карта с\u00A0улицами сейчас не\u00A0открывается')).toBeVisible();
  await expect(map).toHaveAttribute('data-engine', 'own');

  yandex.isDown = false;
  await map.getByRole('button', { name: ASK }).click();
  await expect(map).toHaveAttribute('data-engine', 'yandex');
  const asked = yandex.asked.at(-1);
  expect([asked?.pathname, asked?.searchParams.get('apikey'), asked?.searchParams.get('lang')]).toEqual([
    '/v3/',
    KEY,
    'ru_RU',
  ]);
  const fake = () =>
    page.evaluate(
      () => (window as unknown as { fakeYandex: { maps: object[]; locations: object[] } }).fakeYandex,
    );
  expect((await fake()).maps[0]).toMatchObject({ theme: 'light', margin: [56, 36, 48, 36] });
  const pins = map.getByRole('link', { name: /^\d+\. / });
  await expect(pins).toHaveCount(3);
  await page
    .getByRole('link', { name: /^Показать на карте/ })
    .nth(1)
    .click();
  await expect(pins.nth(1)).toHaveAttribute('aria-current', 'true');
  expect((await fake()).locations.at(-1)).toMatchObject({ center: [expect.any(Number), expect.any(Number)] });
  await map.getByRole('button', { name: 'Отдалить' }).click();
  expect((await fake()).locations.at(-1)).toMatchObject({ zoom: expect.any(Number) });
});
