import { expect, test } from 'vitest';
import { readEnvironment } from '../settings/environment.ts';
import { startWarnings } from './start-warnings.ts';

const YOOKASSA = {
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'secret',
  PUBLIC_URL: 'https://yahont.example',
};

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'https://yahont.example', TRUST_PROXY: '1' }, 0],
  [{ PUBLIC_URL: 'https://yahont.example' }, 1],
  [{ ...YOOKASSA, TRUST_PROXY: '1' }, 0],
  [{ ...YOOKASSA, PUBLIC_URL: 'http://yahont.example' }, 0],
  [YOOKASSA, 2],
])('%j gives %i warnings', (variables, count) => {
  const warnings = startWarnings(readEnvironment(variables));
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toContain('TRUST_PROXY');
});

const REAL = { DATABASE_URL: 'postgres://localhost/yahont', NODE_ENV: 'production' };
const PROVIDERS = [
  { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'secret' },
  {
    YANDEX_PAY_MERCHANT_ID: 'merchant',
    YANDEX_PAY_API_KEY: 'key',
    YANDEX_PAY_TAX: '11',
    INSTALMENT_OPERATOR: 'ООО «Сплит»',
  },
  {
    SELLER_NAME: 'ООО «Огранка»',
    SELLER_INN: '7707083893',
    SELLER_KPP: '770701001',
    SELLER_ADDRESS: '101000, Москва, ул. Покровка, 27',
    SELLER_BANK: 'Банк',
    SELLER_BIC: '044525000',
    SELLER_ACCOUNT: '40702810900000000001',
    SELLER_CORRESPONDENT: '30101810900000000000',
  },
  { SMARTCAPTCHA_SERVER_KEY: 'server', SMARTCAPTCHA_SITE_KEY: 'site' },
  { SMS_RU_API_ID: 'id' },
  { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@yahont.example' },
  { CALLBACK_WEBHOOK_URL: 'https://operators.example' },
];

test('a real shop names every provider that it does without, and a demo none', () => {
  const named = startWarnings(readEnvironment(REAL));
  expect(named).toHaveLength(PROVIDERS.length);
  PROVIDERS.forEach((keys, index) => {
    for (const name of Object.keys(keys)) expect(named[index]).toContain(name);
    const left = PROVIDERS.filter((_keys, other) => other !== index);
    const variables = Object.assign({ ...REAL, PUBLIC_URL: 'http://yahont.example' }, ...left);
    expect(startWarnings(readEnvironment(variables))).toEqual([named[index]]);
  });
  expect(startWarnings(readEnvironment({ ...REAL, DEMO: '1' }))).toEqual([]);
});
