import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A piece that does not exist.
  expectedComplaints: [/status of 404 .*\/office\/api\/appointments\//],
});

test('on a phone a store opens a visit, reads when it may be noted, puts nothing aside by a wrong УИН and cancels it', async ({
  page,
  shop,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [showing] = await shop.get<Showing[]>('/api/showings?for=engraving');
  // The last day, whose hours other journeys leave alone.
  const day = showing?.days.at(-1);
  const slot = day?.slots.at(-1);
  if (!showing || !day || !slot) throw new Error('no store engraves');
  await shop.post('/api/appointments', {
    shown: { kind: 'engraving', words: null },
    storeId: showing.store.id,
    startsAt: slot.startsAt,
    name: 'Лидия',
    phone: shop.phone,
    acceptsPersonalData: true,
    token: '',
  });
  const request = await playwright.request.newContext();
  const manager = await enrol(request, {
    origin,
    name: 'Мария Седова',
    roles: ['manager'],
    storeIds: [showing.store.id],
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/office/appointments?day=${day.date}`);
  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Записи' })).toBeVisible();
  const row = page
    .getByRole('list', { name: 'Записи дня' })
    .getByRole('link', { name: new RegExp(`${slot.time}.*Лидия`) });
  await expect(row).toContainText('гравёр');
  await expectAccessible(page, 'day');
  await row.click();

  const visit = page.getByRole('region', { name: /^Запись П-/ });
  await expect(visit.getByText(/«Пришёл» откроется в/)).toBeVisible();
  await expect(visit.getByRole('button', { name: 'Не пришёл' })).toBeHidden();
  await visit.getByLabel(/Отложить ещё изделие/).fill('0000000000000000');
  await visit.getByRole('button', { name: 'Отложить' }).click();
  await expect(visit.getByText(/Изделия с\sтаким УИН нет/)).toBeVisible();
  await expectAccessible(page, 'visit');

  await visit.getByRole('button', { name: 'Отменить…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить запись' });
  await dialog.getByLabel(/Причина/).fill('Гравёр заболел');
  await dialog.getByRole('button', { name: /Отменить запись/ }).click();
  await expect(dialog).toBeHidden();
  await expect(visit.getByText(/отменена/)).toBeVisible();
  await expect(visit.getByText(/Мария Седова/)).toBeVisible();
  await visit.getByRole('link', { name: 'К записям' }).click();
  await expect(row).toBeHidden();
  await expect(async () => {
    const texts = (await shop.messages(shop.phone)).map(({ text }) => text);
    expect(texts.join()).toContain('отменён');
  }).toPass({ timeout: 30_000 });
});
