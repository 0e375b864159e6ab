import type { Page } from '@playwright/test';
import { PERMISSIONS, ROLE_NAMES, type Permission, type Role } from '@yahont/contracts/office/permissions.ts';
import { actsInOwnStores, grantsOf, rolesThatAsk } from '@yahont/contracts/office/roles.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, PASSWORD } from '../support/office-person.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { expect, test } from '../support/shop-test.ts';

type Section = {
  path: string;
  title: RegExp | string;
  /** One of them is enough; none: everybody has it. */
  permissions: readonly Permission[];
};

/** Those who decide requests of others, and those who have to make some. */
const DECIDING: readonly Permission[] = ['approvals.decide', 'staff.roles', 'settings.edit'];
const ASKED = PERMISSIONS.filter((one) => ROLE_NAMES.some((role) => rolesThatAsk([role], one).length > 0));

/** Every section of the menu. */
const SECTIONS: readonly Section[] = [
  { path: '/', title: /^[А-Я][а-я]+, \d+ [а-я]+$/u, permissions: [] },
  { path: '/orders', title: 'Заказы', permissions: ['orders.see'] },
  { path: '/returns', title: 'Возвраты', permissions: ['orders.see'] },
  { path: '/duties', title: 'Решить', permissions: ['orders.see', 'jobs.retry'] },
  { path: '/appointments', title: 'Записи', permissions: ['appointments.see'] },
  { path: '/talks', title: 'Обращения', permissions: ['calls.take', 'support.answer'] },
  { path: '/leads', title: 'Заявки', permissions: ['leads.see'] },
  { path: '/products', title: 'Изделия', permissions: ['stock.see'] },
  { path: '/stock', title: 'Остатки', permissions: ['stock.see'] },
  { path: '/holds', title: 'Отложенные', permissions: ['appointments.see'] },
  { path: '/customers', title: 'Покупатели', permissions: ['customers.find'] },
  { path: '/certificates', title: 'Сертификаты', permissions: ['certificates.look'] },
  { path: '/reviews', title: 'Отзывы', permissions: ['reviews.see'] },
  { path: '/texts', title: 'Тексты', permissions: ['content.draft'] },
  { path: '/letters', title: 'Письма подписчикам', permissions: ['content.publish'] },
  { path: '/stores', title: 'Магазины', permissions: ['stores.edit'] },
  { path: '/delivery', title: 'Доставка', permissions: ['delivery.capacity'] },
  { path: '/money', title: 'Деньги', permissions: ['payments.differences'] },
  { path: '/approvals', title: 'Согласования', permissions: [...DECIDING, ...ASKED] },
  { path: '/staff', title: 'Сотрудники', permissions: ['staff.see'] },
  { path: '/audit', title: 'Журнал', permissions: ['audit.see'] },
  { path: '/imports', title: 'Обмен и файлы', permissions: ['exchange.run'] },
  { path: '/settings', title: 'Пороги и сроки', permissions: ['settings.edit'] },
  { path: '/me', title: 'Мой вход', permissions: [] },
];

/** Requests have no right of their own, and limits may be read by everybody: a link to them works without a place in the menu. */
const OPEN_TO_ALL = new Set(['/approvals', '/settings']);

function isOpenTo(role: Role, { path, permissions }: Section): boolean {
  if (path === '/approvals')
    return (
      DECIDING.some((one) => grantsOf([role], one).length > 0) ||
      ASKED.some((one) => rolesThatAsk([role], one).length > 0)
    );
  return permissions.length === 0 || permissions.some((one) => grantsOf([role], one).length > 0);
}

async function findStore(origin: string): Promise<number> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();
  const cities = listCities.answer.parse(await read(listCities.path));
  const city = cities.find(({ additionalInfo }) => additionalInfo.storeCount > 0);
  const [store] = listStores.answer.parse(await read(`${listStores.path}?city=${city?.id ?? 0}`));
  if (store === undefined) throw new Error('the demo has no store');
  return store.id;
}

/** Signs a new person of this role in, without the pages of the sign-in. */
async function enter(page: Page, { origin, role }: { origin: string; role: Role }): Promise<void> {
  const { request } = page;
  const storeIds = actsInOwnStores(role) ? [await findStore(origin)] : [];
  const person = await enrol(request, { origin, name: `Проверка ${role}`, roles: [role], storeIds });
  for (const [path, data] of [
    ['session', { email: person.email, password: PASSWORD }],
    ['session/proof', { code: await person.authenticator.code() }],
  ] as const)
    expect((await request.post(`/office/api/${path}`, { data, headers: { origin } })).ok(), path).toBe(true);
}

/** Opens an address without loading the page again, as Back does. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
}

for (const role of ROLE_NAMES)
  test(`the menu of the role ${role} has its sections, each opens, and any other says which right is missing`, async ({
    page,
    baseURL,
  }) => {
    await enter(page, { origin: baseURL ?? '', role });
    await page.goto('/office/');
    const menu = page.getByRole('navigation', { name: 'Разделы' });
    const own = SECTIONS.filter((section) => isOpenTo(role, section));
    await expect(menu.getByRole('link')).toHaveCount(own.length);
    for (const { path, title } of own) {
      await menu.locator(`a[href="${path === '/' ? '/office' : `/office${path}`}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' }), path).toHaveCount(0);
      await expect(page.getByText('Этот раздел вам не открыт')).toBeHidden();
    }
    for (const section of SECTIONS.filter((one) => !own.includes(one) && !OPEN_TO_ALL.has(one.path))) {
      // In between, so that the words of the last one are not read for the next.
      await goWithin(page, '/office/me');
      await expect(page.getByText('Этот раздел вам не открыт')).toBeHidden();
      await goWithin(page, `/office${section.path}`);
      await expect(page.getByText('Этот раздел вам не открыт'), section.path).toBeVisible();
    }
  });

test('every section is accessible, fits the screen and can be left by keys @both', async ({
  page,
  baseURL,
}, info) => {
  await enter(page, { origin: baseURL ?? '', role: 'head' });
  // Both themes are looked at, each on one kind of device.
  await page.addInitScript(
    (theme) => localStorage.setItem('office-theme', theme),
    info.project.name === 'phone' ? 'dark' : 'light',
  );
  await page.goto('/office/');
  for (const section of SECTIONS.filter((one) => isOpenTo('head', one))) {
    await goWithin(page, `/office${section.path}`);
    await expect(page.getByRole('heading', { level: 1, name: section.title })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, section.path);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(tooWide, `${section.path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

test('the palette opens from any field, finds a section and an order by keys alone', async ({
  page,
  baseURL,
}) => {
  await enter(page, { origin: baseURL ?? '', role: 'head' });
  await page.goto('/office/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const palette = page.getByRole('dialog', { name: 'Найти или сделать' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('сотр');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/office/staff');
  await expect(palette).toBeHidden();

  await page.keyboard.press('F2');
  await page.keyboard.type('Я-999999999');
  await expect(palette.getByText(/ничего нет/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL('/office/staff');
});

test('a phone has every section under «Ещё» @phone', async ({ page, baseURL }) => {
  await enter(page, { origin: baseURL ?? '', role: 'head' });
  await page.goto('/office/');
  await page.getByRole('button', { name: 'Ещё' }).click();
  const all = page.getByRole('dialog', { name: 'Все разделы' });
  await expect(all.getByRole('link')).toHaveCount(SECTIONS.filter((one) => isOpenTo('head', one)).length);
  await expectAccessible(page, 'all sections');
  await all.getByRole('link', { name: 'Журнал' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
  await expect(all).toBeHidden();
});
