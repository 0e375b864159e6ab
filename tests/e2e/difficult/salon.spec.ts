import type { Locator, Page } from '@playwright/test';
import {
  cancelAppointmentByStaff,
  listOfficeAppointments,
  type OfficeAppointment,
} from '@yahont/contracts/office/appointments.ts';
import { getOfficeItem, receiveItem, sendItem } from '@yahont/contracts/office/items.ts';
import { recordSale } from '@yahont/contracts/office/money/sales.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { expectText, OPERATORS } from './by-calls.ts';

type Who = { page: Page; shop: Shop; office: Office };

async function stoneOf(shop: Shop, query: string): Promise<StonePage> {
  const { cards } = await shop.get<StoneListing>(`/api/stones?${query}`);
  return shop.get(`/api/stones/${cards[0]?.code}`);
}

/** Books an appointment on the stone's page, and returns it as staff see it. */
async function askToSee({ page, shop, office }: Who, url: string): Promise<OfficeAppointment> {
  await shop.visit(url);
  await page.getByRole('link', { name: 'Записаться' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Посмотреть камень' });
  await chooseHour(dialog);
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Записаться' }).click();
  await expect(dialog.getByText(/^Ждём вас/)).toBeVisible();
  let after: string | undefined;
  do {
    const query = after === undefined ? {} : { after };
    const { items, next } = await office.call(listOfficeAppointments, { query });
    const own = items.find(({ visitor }) => visitor.phone === shop.phone);
    if (own !== undefined) return own;
    after = next ?? undefined;
  } while (after !== undefined);
  throw new Error('staff do not see the visit');
}

async function chooseHour(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  await dialog.locator('label:has([name=startsAt]:enabled)').last().click();
}

const stateOf = async (shop: Shop, { code }: StonePage) =>
  (await shop.get<StonePage>(`/api/stones/${code}`)).state;

test('a stone above the limit of a card is put aside for a visit, sold at the till, and sold everywhere', async ({
  page,
  shop,
  baseURL,
  newVisitor,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  const stone = await stoneOf(shop, 'sort=price-desc&shape=cushion');
  expect(stone.price).toBeGreaterThan(35_000_000);
  const visit = await askToSee({ page, shop, office }, stone.url);
  await expectText(shop, OPERATORS, shop.phone.slice(-2), stone.certificate);

  // A reserved stone is not shown on the site.
  expect(visit.held).toMatchObject([{ uin: stone.uin }]);
  const other = await newVisitor();
  await other.shop.visit(stone.url);
  await expect(other.page.getByRole('button', { name: 'Купить без оправы' })).toHaveCount(0);
  expect(await stateOf(shop, stone)).not.toBe('available');

  const [held] = visit.held;
  const uin = held?.uin ?? '';
  if (held?.isToBeBrought === true) {
    await office.call(sendItem, { params: { uin }, body: { toStoreId: visit.storeId, reason: 'К визиту' } });
    await office.call(receiveItem, { params: { uin }, body: {} });
  }
  const sale = {
    storeId: visit.storeId,
    receipt: {
      number: `01-${visit.id}`,
      issuedAt: new Date(Date.now() - 60_000).toISOString(),
      total: stone.price,
      fiscal: { storage: '9960440300000001', document: String(visit.id), shift: 12 },
    },
    lines: [{ uin, paid: stone.price }],
    appointmentId: visit.id,
  };
  const { id, buyer } = await office.call(recordSale, { body: sale });
  expect(buyer).toMatchObject({ name: 'Анна', phone: shop.phone });
  // When the till sends it again, it is the same sale.
  expect((await office.call(recordSale, { body: sale })).id).toBe(id);

  expect(await office.call(getOfficeItem, { params: { uin } })).toMatchObject({ state: 'sold', saleId: id });
  expect(await stateOf(shop, stone)).toBe('sold');
  const inCart = await other.page.request.post('/api/cart/stones', {
    data: { stoneId: stone.id },
    headers: { origin: baseURL ?? '' },
  });
  expect(inCart.ok()).toBe(false);
  await other.shop.visit(stone.url);
  await expect(other.page.getByRole('main')).toContainText(/Этот камень нашёл\sвладельца/);
  await expect(other.page.getByRole('link', { name: 'Записаться' })).toHaveCount(0);
});

test('staff cancel a visit: the visitor and the operators read so, and the stone is free', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const stone = await stoneOf(shop, 'shape=marquise');
  const visit = await askToSee({ page, shop, office }, stone.url);
  await expectText(shop, shop.phone, visit.time);
  const link = /\/showing\/\?\S+/.exec(await expectText(shop, shop.phone, '/showing/'))?.[0] ?? '';

  await office.call(cancelAppointmentByStaff, {
    params: { id: visit.id },
    body: { reason: 'Салон закрыт на учёт' },
  });
  await expectText(shop, shop.phone, 'отменён', visit.time);
  await expectText(shop, OPERATORS, 'Салон закрыт на учёт');
  expect(await stateOf(shop, stone)).toBe('available');
  await shop.visit(link);
  await expect(page.getByRole('main')).toContainText('Визит отменён');
  await shop.visit(stone.url);
  await expect(page.getByRole('link', { name: 'Записаться' }).first()).toBeVisible();
});
