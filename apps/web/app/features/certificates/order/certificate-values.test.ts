import { expect, test } from 'vitest';
import { CERTIFICATE, certificateRequest, firstValues, OWN_AMOUNT } from './certificate-values.ts';

const right = {
  ...firstValues(216),
  receiver: 'Мария',
  sender: 'Андрей',
  email: 'maria@example.ru',
};

test('the page begins with a sum, by mail and at once, and asks for names and an address', () => {
  expect(CERTIFICATE.wrong(firstValues(216))).toEqual(['receiver', 'sender', 'email']);
  expect(certificateRequest(right)).toMatchObject({
    amount: 3_000_000,
    gift: { way: 'mail', address: 'maria@example.ru', sending: null, tellsOpening: true },
  });
});

test('an own sum is read as it is typed, and only while it is chosen', () => {
  const own = { ...right, amount: OWN_AMOUNT };
  expect(certificateRequest({ ...own, ownAmount: '12 500 ₽' })).toMatchObject({ amount: 1_250_000 });
  expect(CERTIFICATE.wrong({ ...own, ownAmount: '2 999' })).toEqual(['ownAmount']);
  expect(CERTIFICATE.wrong({ ...right, ownAmount: 'много' })).toEqual([]);
});

test('each way has its address, and to print needs none', () => {
  const bySms = { ...right, way: 'sms', email: '' };
  expect(CERTIFICATE.wrong(bySms)).toEqual(['phone']);
  expect(certificateRequest({ ...bySms, phone: '8 916 000-00-01' })).toMatchObject({
    gift: { way: 'sms', address: '8 916 000-00-01' },
  });
  expect(CERTIFICATE.wrong({ ...right, way: 'print', email: '', when: 'later' })).toEqual([]);
});

test('a later day needs a day, and a wrong field makes no request', () => {
  const later = { ...right, when: 'later' };
  expect(CERTIFICATE.wrong(later)).toEqual(['day']);
  expect(certificateRequest(later)).toBeNull();
  expect(certificateRequest({ ...later, day: '2026-12-24' })).toMatchObject({
    gift: { sending: { cityId: 216, day: '2026-12-24', hour: 10 } },
  });
});
