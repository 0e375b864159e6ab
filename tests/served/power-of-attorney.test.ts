import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompanyOrder, type CompanyOrder } from '@yahont/api/testing/office/company-order.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { openServedShop, type ServedAnswer, type ServedShop } from './served-shop.ts';

let shop: ServedShop;
let bought: CompanyOrder;
beforeAll(async () => {
  shop = await openServedShop({
    // Sessions expire by the API's clock.
    changed: { now: () => shop.api.clock.now().getTime() },
    fill: async (api) => {
      const { storeId } = await fillSmallShop(api);
      bought = await addCompanyOrder(api, storeId);
    },
  });
});
afterAll(() => shop.stop());

type Sheet = { status: number; text: string; form: string };

/** The page of the order with its form, as a browser without scripts gets it. */
function sheetOf({ status, text }: ServedAnswer): Sheet {
  const end = text.indexOf('value="power-of-attorney"');
  return {
    status,
    text,
    form: text.slice(text.lastIndexOf('<details', end), text.indexOf('</details>', end)),
  };
}

const headersOf = () => ({
  cookie: `access=${bought.headers['authorization']?.slice('Bearer '.length) ?? ''}`,
});

const open = async () => sheetOf(await shop.get(`/personal/order/${bought.order.id}/`, headersOf()));

/** Tags with one name, without their content. */
const tagsOf = ({ form }: Sheet, name: string) =>
  Array.from(form.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')), ([tag]) => tag);

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Sends the form as a browser does when its button is pressed: its own fields, to its own address. */
async function press(from: Sheet, typed: Record<string, string>): Promise<Sheet> {
  const [form = ''] = tagsOf(from, 'form');
  expect(attribute(form, 'method')).toBe('post');
  const names = tagsOf(from, 'input').map((tag) => attribute(tag, 'name') ?? '');
  const [button = ''] = tagsOf(from, 'button');
  const pressed = [attribute(button, 'name') ?? '', attribute(button, 'value') ?? ''];
  const body = new URLSearchParams([...names.map((name) => [name, typed[name] ?? '']), pressed]).toString();
  const headers = {
    ...headersOf(),
    origin: shop.origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  return sheetOf(await shop.post(attribute(form, 'action') ?? '', body, headers));
}

function fieldOf(sheet: Sheet, name: string): string {
  return tagsOf(sheet, 'input').find((tag) => attribute(tag, 'name') === name) ?? '';
}

const valuesIn = (sheet: Sheet, of: object) =>
  Object.keys(of).map((name) => attribute(fieldOf(sheet, name), 'value'));

test('without scripts a power of attorney is refused in its form with what was typed, written down and changed', async () => {
  const today = cityDate(shop.api.clock.now(), MOSCOW_HOURS);
  const power = {
    powerNumber: '12/М-3',
    issuedOn: addDays(today, -20),
    validUntil: addDays(today, -2),
    receiverName: 'Смирнов Пётр Ильич',
  };
  const empty = await open();
  expect(empty.status).toBe(200);
  expect(empty.form).toMatch(/^<details(?![^>]* open)[^>]*>\s*<summary/);

  const ended = await press(empty, power);
  expect(ended.status).toBe(200);
  expect(ended.form, 'the form with the fault is open').toMatch(/^<details[^>]* open/);
  expect(ended.form).toMatch(/role="alert"[^>]*>Срок\sдоверенности\sуже\sпрошёл/);
  expect(valuesIn(ended, power)).toEqual(Object.values(power));
  expect(attribute(fieldOf(ended, 'validUntil'), 'aria-invalid')).toBe('true');

  const nameless = await press(ended, { ...power, receiverName: 'Смирнов' });
  expect(nameless.form).toMatch(/^<details[^>]* open/);
  expect(nameless.form).toContain('Ошибка ввода данных');
  expect(attribute(fieldOf(nameless, 'receiverName'), 'value')).toBe('Смирнов');

  const right = { ...power, validUntil: addDays(today, 10) };
  const saved = await press(nameless, right);
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('Доверенность записана.');
  expect(saved.text).toMatch(/Получит\sСмирнов\sПётр\sИльич\sпо\sдоверенности\s№\s12\/М-3/);
  expect(saved.form).toMatch(/^<details(?![^>]* open)/);
  const read = await open();
  expect(read.text).toMatch(/Получит\sСмирнов\sПётр\sИльич/);
  expect(valuesIn(read, right)).toEqual(Object.values(right));

  const changed = await press(read, { ...right, powerNumber: '13' });
  expect(changed.text).toMatch(/по\sдоверенности\s№\s13\sот/);
  expect(shop.errors).toEqual([]);
});
