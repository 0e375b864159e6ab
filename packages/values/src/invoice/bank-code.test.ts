import { expect, test } from 'vitest';
import { kopecks } from '../money.ts';
import { bankCode, isAccount, isCorrespondentAccount } from './bank-code.ts';
import { SAMPLE_ACCOUNT } from './sample-account.ts';

test('the code of a payment names the account, the sum in kopecks and the purpose, in UTF-8', () => {
  expect(bankCode(SAMPLE_ACCOUNT, { sum: kopecks(35_000_050), purpose: 'Оплата заказа Я-100216' })).toBe(
    'ST00012|Name=ООО «Ювелирный дом „Яхонт“»|PersonalAcc=40702810900000000001|BankName=Учебный банк|BIC=044525000' +
      '|CorrespAcc=30101810900000000000|Sum=35000050|Purpose=Оплата заказа Я-100216|PayeeINN=7701442317|KPP=770101001',
  );
});

test('words cannot add a field, break a line or be longer than the standard lets them', () => {
  const purpose = `Оплата|Sum=1\u00A0${'а'.repeat(300)}`;
  const code = bankCode({ ...SAMPLE_ACCOUNT, kpp: '' }, { sum: kopecks(100), purpose });
  const fields = code.split('|');
  expect(fields.filter((field) => field.startsWith('Sum='))).toEqual(['Sum=100']);
  expect(fields.find((field) => field.startsWith('Purpose='))).toHaveLength(210 + 'Purpose='.length);
  expect(fields.some((field) => field.startsWith('KPP='))).toBe(false);
});

test('an account goes with the bank that keeps it', () => {
  const { account, bic, correspondent } = SAMPLE_ACCOUNT;
  expect(isAccount(account, bic)).toBe(true);
  expect(isCorrespondentAccount(correspondent, bic)).toBe(true);
  // The code of an existing bank.
  expect(isCorrespondentAccount('30101810145250000974', '044525974')).toBe(true);
  expect(isAccount('40702810800000000001', bic)).toBe(false);
  expect(isAccount(account, '044525974')).toBe(false);
  expect([account.slice(1), `${account}0`, ''].some((text) => isAccount(text, bic))).toBe(false);
});
