import { expect, test } from 'vitest';
import { companyText } from './company-text.ts';

test('a company is named as on papers, without what it does not have', () => {
  const company = {
    name: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
    address: 'Москва, ул. Вавилова, 19',
  };
  expect(companyText(company)).toBe(
    'ООО «Ромашка», ИНН\u00A07707083893, КПП\u00A0773601001, Москва, ул. Вавилова, 19',
  );
  expect(companyText({ name: 'ИП Иванов', inn: '500100732259', kpp: '', address: '' })).toBe(
    'ИП Иванов, ИНН\u00A0500100732259',
  );
  expect(companyText({ name: '', inn: '', kpp: '', address: '' })).toBe('');
});
