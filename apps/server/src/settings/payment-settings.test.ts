import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { readEnvironment } from './environment.ts';
import { bankSettings, instalmentSettings, paymentLimits, publicPayment } from './payment-settings.ts';

const REAL = { DEMO: '0', PUBLIC_URL: 'https://yahont.example' };
const BANK = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'secret' };
const SPLIT = {
  YANDEX_PAY_MERCHANT_ID: 'merchant',
  YANDEX_PAY_API_KEY: 'key',
  YANDEX_PAY_TAX: '11',
  INSTALMENT_OPERATOR: 'ООО «Сплит»',
};

test('a demo has its own bank and operator; a shop with a real bank has no operator by itself', async () => {
  const kinds = async (variables: Record<string, string>) => {
    const environment = readEnvironment(variables);
    return [bankSettings(environment).kind, (await instalmentSettings(environment)).kind];
  };
  expect(await kinds({})).toEqual(['demo-bank', 'demo-operator']);
  expect(await kinds(REAL)).toEqual(['none', 'none']);
  expect(await kinds({ ...REAL, DEMO: '1', ...BANK })).toEqual(['yookassa', 'none']);
  expect(await kinds({ ...REAL, ...BANK, ...SPLIT })).toEqual(['yookassa', 'yandex-split']);
});

test('the bank is called where YOOKASSA_URL says, which means nothing without a contract', () => {
  const YOOKASSA_URL = 'http://127.0.0.1:8080/v3';
  expect(bankSettings(readEnvironment({ ...REAL, ...BANK, YOOKASSA_URL }))).toMatchObject({
    kind: 'yookassa',
    baseUrl: YOOKASSA_URL,
  });
  expect(() => readEnvironment({ YOOKASSA_URL })).toThrow('YOOKASSA_SHOP_ID');
});

test('Долями reads its client certificate from files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-dolyame-'));
  await writeFile(join(folder, 'client.pem'), 'certificate');
  await writeFile(join(folder, 'client.key'), 'key');
  const settings = await instalmentSettings(
    readEnvironment({
      ...REAL,
      DOLYAME_LOGIN: 'login',
      DOLYAME_PASSWORD: 'password',
      DOLYAME_CERTIFICATE: join(folder, 'client.pem'),
      DOLYAME_KEY: join(folder, 'client.key'),
      INSTALMENT_OPERATOR: 'АО «Долями»',
    }),
  );
  expect(settings).toMatchObject({
    kind: 'dolyame',
    certificate: 'certificate',
    key: 'key',
    terms: { operator: 'АО «Долями»', payments: 4, every: 'fortnight' },
  });
});

test('pages name only the ways to pay that the shop takes, and an instalment only with its operator', () => {
  const said = (variables: Record<string, string>) => publicPayment(readEnvironment(variables));
  expect(said({}).paymentWays).toEqual(['МИР', 'СБП', 'СберПэй', 'Рассрочка', 'Наличные']);
  expect(said(REAL)).toEqual({ instalment: null, instalmentLine: '', paymentWays: ['Наличные'] });
  expect(said({ ...REAL, ...BANK }).paymentWays).toEqual(['МИР', 'Наличные']);
  const whole = said({ ...REAL, ...BANK, ...SPLIT, YOOKASSA_METHODS: 'card, sbp', INSTALMENT_TO: '90000' });
  expect(whole.paymentWays).toEqual(['МИР', 'СБП', 'Рассрочка', 'Наличные']);
  expect(whole.instalmentLine).toMatch(/ООО\s«Сплит»\.$/);
  expect(whole.instalment?.to).toBe(roubles(90_000));
});

test('half a contract and two operators at once stop the start', () => {
  expect(() => readEnvironment({ ...REAL, DOLYAME_LOGIN: 'login' })).toThrow('DOLYAME_CERTIFICATE');
  expect(() => readEnvironment({ ...REAL, YANDEX_PAY_MERCHANT_ID: 'merchant' })).toThrow(
    'YANDEX_PAY_API_KEY',
  );
  expect(() =>
    readEnvironment({
      ...REAL,
      ...SPLIT,
      DOLYAME_LOGIN: '1',
      DOLYAME_PASSWORD: '2',
      DOLYAME_CERTIFICATE: '3',
      DOLYAME_KEY: '4',
    }),
  ).toThrow('YANDEX_PAY_MERCHANT_ID');
  expect(() => readEnvironment({ YOOKASSA_METHODS: 'card,bitcoin' })).toThrow('YOOKASSA_METHODS');
});

test('limits of instalments that let no price through stop the start', () => {
  const limits = (INSTALMENT_FROM: string) => readEnvironment({ ...REAL, ...SPLIT, INSTALMENT_FROM });
  expect(limits('200000').INSTALMENT_TO).toBe(200_000);
  expect(() => limits('200001')).toThrow('INSTALMENT_TO');
});

test('the limits of the contracts are settings', () => {
  expect(paymentLimits(readEnvironment({ SBP_MAX: '1000000' }))).toMatchObject({
    card: roubles(350_000),
    sbp: roubles(1_000_000),
  });
});

test('cards are remembered only where the contract lets the shop', () => {
  const told = (variables: Record<string, string>) =>
    bankSettings(readEnvironment({ ...REAL, ...BANK, ...variables }));
  expect(told({})).toMatchObject({ savesCards: false });
  expect(told({ YOOKASSA_SAVED_CARDS: 'on' })).toMatchObject({ savesCards: true });
  expect(() => told({ YOOKASSA_SAVED_CARDS: 'maybe' })).toThrow('YOOKASSA_SAVED_CARDS');
});

test('receipts and held money follow the settings of the shop', () => {
  const told = (variables: Record<string, string>) =>
    bankSettings(readEnvironment({ ...REAL, ...BANK, ...variables }));
  expect(told({})).toMatchObject({ capture: 'at-once', takeHeldBeforeDays: 1, advanceReceipts: 'bank' });
  expect(told({ YOOKASSA_ADVANCE_RECEIPTS: 'by-hand' })).toMatchObject({ advanceReceipts: 'by-hand' });
  expect(() => readEnvironment({ YOOKASSA_ADVANCE_RECEIPTS: 'later' })).toThrow('YOOKASSA_ADVANCE_RECEIPTS');
  expect(told({})).not.toHaveProperty('taxSystem');
  expect(
    told({
      YOOKASSA_CAPTURE: 'at-hand-over',
      YOOKASSA_HOLD_RESERVE_DAYS: '3',
      TAX_SYSTEM: 'simplified-profit',
      YOOKASSA_VAT_CODE: '7',
    }),
  ).toMatchObject({
    capture: 'at-hand-over',
    takeHeldBeforeDays: 3,
    taxSystem: 'simplified-profit',
    vatCode: 7,
  });
  expect(() => readEnvironment({ YOOKASSA_CAPTURE: 'later' })).toThrow('YOOKASSA_CAPTURE');
  expect(() => readEnvironment({ YOOKASSA_HOLD_RESERVE_DAYS: '7' })).toThrow('YOOKASSA_HOLD_RESERVE_DAYS');
});
