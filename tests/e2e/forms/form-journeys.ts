import { expect, type Locator, type Page } from '@playwright/test';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { listOfficeLeads } from '@yahont/contracts/office/leads.ts';
import { field } from '../support/field-steps.ts';
import type { Office } from '../support/office.ts';
import type { Shop } from '../support/shop.ts';
import { scrollNear } from '../support/scroll-near.ts';

/** The person who fills in the form, different in every journey. */
type Person = { name: string; phone: string; email: string };
type Visit = { page: Page; shop: Shop; main: Locator; person: Person; office: Office };

type Journey = {
  form: string;
  address: string;
  /** Fills in every field, including the consent; returns the button that sends the form. */
  fill: (visit: Visit) => Promise<Locator>;
  /** The element that replaces the form after sending. */
  sent: (visit: Visit) => Locator;
  /** The number of this person's requests in the shop. */
  count: (visit: Visit) => Promise<number>;
};

/** A picture of one pixel. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CV = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export const FOOTER = 'subscription in the footer';
const LEAD = {
  sent: ({ main }: Visit) => main.getByText(/^Заявка №\sЗ-\d+ принята/),
  count: countLeads,
};
const LETTER = {
  sent: ({ main }: Visit) => main.getByText('Проверьте почту'),
  count: async ({ shop, person }: Visit) => (await shop.messages(person.email)).length,
};
const VISIT = {
  sent: ({ main }: Visit) => main.getByText(/^Ждём вас/),
  count: async ({ shop, person }: Visit) => (await shop.messages(person.phone)).length,
};

/** Every form of the site that sends a request to the shop. */
export const JOURNEYS: readonly Journey[] = [
  {
    form: 'feedback',
    address: '/feedback/',
    ...LEAD,
    fill: async (visit) => {
      await choose(visit, 'О чём вопрос', 'Другое');
      return fillEnd(visit, 'Сделаете ли кольцо 16,25 к празднику?');
    },
  },
  {
    form: 'franchise',
    address: '/franchising/',
    ...LEAD,
    fill: async (visit) => {
      const { main } = visit;
      const next = main.getByRole('button', { name: 'Дальше' });
      await main.getByRole('group', { name: 'Город' }).getByRole('textbox', { name: 'Город' }).fill('Рязань');
      await choose(visit, 'Формат', 'Салон');
      await next.click();
      await main.getByRole('radio', { name: 'Ищу' }).check();
      await next.click();
      await fillPerson(visit);
      await field(main, 'Сообщение').fill('Торгую десять лет.');
      await next.click();
      return agree(visit);
    },
  },
  {
    form: 'partners',
    address: '/partners/',
    ...LEAD,
    fill: async (visit) => {
      await choose(visit, 'Что предлагаете', 'Упаковка и печать');
      await field(visit.main, 'Компания').fill('Картонажная мануфактура');
      return fillEnd(visit, 'Делаем футляры из бархата и дуба.');
    },
  },
  {
    form: 'partners abroad',
    address: '/cis/by/',
    ...LEAD,
    fill: async (visit) => {
      await field(visit.main, 'Компания').fill('Каштоўнасць');
      await field(visit.main, 'Город').fill('Минск');
      await fillPerson(visit);
      await field(visit.main, 'Телефон').fill('291234567');
      return agree(visit);
    },
  },
  {
    form: 'gifts for companies',
    address: '/corporate_ps/?quantity=100',
    ...LEAD,
    fill: async (visit) => {
      const form = visit.main.locator('#заявка').locator('xpath=../..');
      await field(form, 'Компания').fill('Северный ветер');
      await field(form, 'ИНН').fill('7707083893');
      await form.getByRole('combobox', { name: 'Повод' }).selectOption({ label: 'Юбилей компании' });
      await field(form, 'Сколько подарков').fill('100');
      return fillEnd(visit, 'Гравировка с именами.');
    },
  },
  {
    form: 'premises with a photograph',
    address: '/arenda/',
    ...LEAD,
    fill: async (visit) => {
      await choose(visit, 'Где помещение', 'Торговая улица');
      await field(visit.main, 'Город').fill('Казань');
      await field(visit.main, 'Адрес').fill('Баумана, 14');
      await field(visit.main, 'Площадь, м²').fill('64');
      await visit.main
        .getByLabel('Фотографии')
        .setInputFiles({ name: 'фасад.png', mimeType: 'image/png', buffer: PHOTOGRAPH });
      return fillEnd(visit, 'Освободится весной.');
    },
  },
  {
    form: 'wish with a drawing',
    address: '/vip/',
    ...LEAD,
    fill: async (visit) => {
      await choose(visit, 'Что хотите увидеть', 'Камень без оправы');
      await choose(visit, 'О какой сумме думаете', 'Пока не знаю');
      await field(visit.main, 'Город').fill('Казань');
      await visit.main
        .getByLabel('Рисунок или фотография')
        .setInputFiles({ name: 'эскиз.png', mimeType: 'image/png', buffer: PHOTOGRAPH });
      return fillEnd(visit, 'Сапфир василькового цвета, около двух карат.');
    },
  },
  {
    form: 'application for a vacancy with a CV',
    address: '/vacancies/yuvelir-montirovshchik/',
    ...LEAD,
    fill: async (visit) => {
      await field(visit.main, 'Город').fill('Кострома');
      await visit.main
        .getByLabel('Резюме')
        .setInputFiles({ name: 'Анна.pdf', mimeType: 'application/pdf', buffer: CV });
      return fillEnd(visit, 'Паяю платину.');
    },
  },
  {
    form: 'application within a text',
    address: '/uvelire/',
    ...LEAD,
    fill: async (visit) => {
      const form = visit.main.getByRole('region', { name: 'Рассказать о себе' });
      const markup = await form.locator('form').elementHandle();
      await scrollNear(form);
      // The form's code replaces the server's markup.
      await expect.poll(() => markup?.evaluate((element) => element.isConnected)).toBe(false);
      await field(form, 'Город').fill('Кострома');
      return fillEnd(visit, 'Паяю платину.');
    },
  },
  {
    form: 'subscription on its own page',
    address: '/request/subscription/',
    ...LETTER,
    fill: async (visit) => {
      await visit.main.getByRole('textbox').fill(visit.person.email);
      await visit.main.getByRole('checkbox').check();
      return visit.main.getByRole('button', { name: 'Подписаться' });
    },
  },
  {
    form: FOOTER,
    address: '/delivery/',
    ...LETTER,
    fill: async ({ page, person }) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: 'Почта для писем' }).fill(person.email);
      await footer.getByRole('checkbox', { name: /^Согласие/ }).check();
      return footer.getByRole('button', { name: 'Подписаться' });
    },
  },
  { form: 'fitting', address: '/showing/?for=fitting', ...VISIT, fill: (visit) => book(visit, visit.main) },
  {
    form: 'gold with its estimate',
    address: '/gold_buying/?fineness=585&weight=8%2C40',
    ...VISIT,
    fill: async (visit) => {
      const band = visit.main.getByRole('region', { name: 'Записаться на оценку' });
      await scrollNear(band);
      await expect(band.getByRole('radio').first()).toBeAttached();
      return book(visit, band);
    },
  },
  {
    form: 'engraving of an own piece',
    address: '/showing/?for=engraving&engraving=Навсегда',
    ...VISIT,
    fill: (visit) => book(visit, visit.main),
  },
  {
    form: 'gift certificate',
    address: '/certificates/',
    fill: async ({ page, person }) => {
      await page.getByText('5 000 ₽', { exact: true }).click();
      await field(page, 'Имя получателя').fill('Мария');
      await field(page, 'От кого').fill('Андрей');
      await field(page, 'Почта получателя').fill(person.email);
      await field(page, 'Поздравление').fill('Выбери сама');
      return page.getByRole('button', { name: 'Положить в корзину' });
    },
    sent: ({ main }) => main.getByText('Кому: Мария'),
    count: async ({ shop }) => (await shop.get<Cart>('/api/cart')).lines.length,
  },
];

async function countLeads({ office, person }: Visit): Promise<number> {
  const { items } = await office.call(listOfficeLeads, { params: {} });
  return items.filter(({ name }) => name === person.name).length;
}

/** A name, a phone and an address that no other journey uses. */
export function personOf({ phone }: Shop): Person {
  const letters = phone.slice(1).replaceAll(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '');
  return { name: `Анна-${letters}`, phone, email: `${crypto.randomUUID()}@example.ru` };
}

async function choose({ main }: Visit, label: string, option: string): Promise<void> {
  await main.getByRole('combobox', { name: label }).selectOption({ label: option });
}

async function fillPerson({ main, person }: Visit): Promise<void> {
  await field(main, 'Имя').fill(person.name);
  await field(main, 'Телефон').fill(person.phone);
  await field(main, 'Электронная почта').fill(person.email);
}

async function fillEnd(visit: Visit, message: string): Promise<Locator> {
  await fillPerson(visit);
  await field(visit.main, 'Сообщение').fill(message);
  return agree(visit);
}

async function agree({ main }: Visit): Promise<Locator> {
  await main.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  return main.getByRole('button', { name: 'Отправить', exact: true });
}

/** Chooses the last hour of the shown day. */
async function book({ person }: Visit, form: Locator): Promise<Locator> {
  await form.locator('label:has([name=startsAt]:enabled)').last().click();
  await field(form, 'Имя').fill(person.name);
  await field(form, 'Телефон').fill(person.phone);
  await form.getByRole('checkbox').check();
  return form.getByRole('button', { name: 'Записаться' });
}
