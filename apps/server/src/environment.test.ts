import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any variable the shop is a demo on port 3000', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    NODE_ENV: 'development',
    DEV_OUTBOX: true,
    DEMO_FILL: true,
    TRUST_PROXY: 0,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['LOG_LEVEL', 'loud'],
  ['TOKEN_KEY', 'short'],
  ['PUBLIC_URL', 'yahont'],
  ['DEV_OUTBOX', 'maybe'],
  ['TRUST_PROXY', '-1'],
])('a bad %s stops the start by its name, without its value', (name, value) => {
  const read = (): unknown => readEnvironment({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

test('what belongs together is asked for together', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtps://mail.example' })).toThrow('MAIL_FROM');
  expect(() => readEnvironment({ YOOKASSA_SHOP_ID: '1' })).toThrow('YOOKASSA_SECRET_KEY');
});

test('blanks are absent, and an address is reduced to its origin', () => {
  expect(readEnvironment({ PORT: ' ', PUBLIC_URL: 'https://yahont.example/shop/' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'https://yahont.example',
  });
});

test('a shop with its own database or a real sender shows nobody’s messages unless told to', () => {
  const real = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/yahont' };
  expect(readEnvironment(real).DEV_OUTBOX).toBe(false);
  expect(readEnvironment({ ...real, DEV_OUTBOX: '1' }).DEV_OUTBOX).toBe(true);
  expect(readEnvironment({ NODE_ENV: 'production' }).DEV_OUTBOX).toBe(true);
  expect(readEnvironment({ SMS_RU_API_ID: 'x' }).DEV_OUTBOX).toBe(false);
});
