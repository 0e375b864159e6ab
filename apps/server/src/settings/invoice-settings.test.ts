import { expect, test } from 'vitest';
import { SAMPLE_ACCOUNT } from '@yahont/values/invoice/sample-account.ts';
import { readEnvironment } from './environment.ts';
import { invoiceSettings } from './invoice-settings.ts';

const REAL = { DEMO: '0', PUBLIC_URL: 'https://yahont.example' };
const SELLER = {
  SELLER_NAME: 'ООО «Огранка»',
  SELLER_INN: '7707083893',
  SELLER_KPP: '770701001',
  SELLER_ADDRESS: '101000, Москва, ул. Покровка, 27',
  SELLER_BANK: 'Банк',
  SELLER_BIC: SAMPLE_ACCOUNT.bic,
  SELLER_ACCOUNT: SAMPLE_ACCOUNT.account,
  SELLER_CORRESPONDENT: SAMPLE_ACCOUNT.correspondent,
};

test('a demo has a sample account that says so, a real shop its own or none', () => {
  expect(invoiceSettings(readEnvironment({}))).toMatchObject({
    seller: { isSample: true },
    days: 3,
    hasVat: true,
  });
  expect(invoiceSettings(readEnvironment(REAL))).toBeNull();
  const own = readEnvironment({ ...REAL, ...SELLER, INVOICE_DAYS: '5', TAX_SYSTEM: 'simplified-income' });
  expect(invoiceSettings(own)).toMatchObject({
    seller: { name: 'ООО «Огранка»', kpp: '770701001', isSample: false },
    days: 5,
    hasVat: false,
  });
});

test('half an account, or one with a wrong digit, is refused', () => {
  const { SELLER_BANK: _bank, ...half } = SELLER;
  expect(() => readEnvironment({ ...REAL, ...half })).toThrow('SELLER_BANK');
  const { SELLER_KPP: _kpp, ...withoutKpp } = SELLER;
  expect(() => readEnvironment({ ...REAL, ...withoutKpp })).toThrow('SELLER_KPP');
  const wrong = { ...REAL, ...SELLER, SELLER_ACCOUNT: '40702810800000000001' };
  expect(() => readEnvironment(wrong)).toThrow('SELLER_ACCOUNT: is no account');
  expect(() => readEnvironment({ ...REAL, ...SELLER, SELLER_INN: '7707083894' })).toThrow('SELLER_INN');
});
