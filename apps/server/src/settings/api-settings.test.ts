import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { apiSettings, databaseSettings } from './api-settings.ts';
import { packGeoTable } from '../city/geo-table.ts';
import { readEnvironment } from './environment.ts';

test('a geo table is found by an absolute path, and any other path is relative to DATA_DIR', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-settings-'));
  const range = { from: 16_777_216, to: 16_777_471, lat: 55.75, lon: 37.62 };
  await writeFile(join(folder, 'geo.bin'), packGeoTable([range]));
  for (const GEO_TABLE of [join(folder, 'geo.bin'), 'geo.bin']) {
    const { geoIp } = await apiSettings(
      readEnvironment({ DATA_DIR: folder, GEO_TABLE }),
      createLog('silent'),
    );
    expect(geoIp?.locate('1.0.0.7'), GEO_TABLE).toEqual({ lat: 55.75, lon: expect.closeTo(37.62) });
  }
  await rm(folder, { recursive: true });
});

test.each([
  ['a demo', {}, 'sample'],
  ['a real shop', { DEMO: '0' }, 'none'],
  ['a shop with a rate of its own', { GOLD_RATE: '12340.18', GOLD_RATE_DATE: '2026-11-20' }, 'settings'],
  [
    'a shop with the address of the bank',
    { METAL_RATES_URL: 'https://bank.example/metals', GOLD_RATE: '1', GOLD_RATE_DATE: '2026-11-20' },
    'central-bank',
  ],
])('the rate of gold in %s', async (_what, variables, kind) => {
  const read = readEnvironment({
    ...variables,
    TOKEN_KEY: 'a key for tests only, long enough to pass',
    GOLD_EXCHANGE_SHARE: '0.95',
  });
  const { metalRates, goldBuying } = await apiSettings(read, createLog('silent'));
  expect(metalRates?.kind).toBe(kind);
  expect(goldBuying).toEqual({ shares: { cash: 900, exchange: 950 }, maxDays: 10 });
});

test('letters are received where their domain and the secret of the relay are set', async () => {
  const settingsOf = (variables: Record<string, string>) =>
    apiSettings(
      readEnvironment({ ...variables, TOKEN_KEY: 'a key for tests only, long enough to pass' }),
      createLog('silent'),
    );
  expect((await settingsOf({})).inboundMail).toBeUndefined();
  const given = { MAIL_INBOUND_DOMAIN: 'Reply.Yahont.example', MAIL_INBOUND_SECRET: 'sixteen-letters!' };
  expect((await settingsOf(given)).inboundMail).toEqual({
    domain: 'reply.yahont.example',
    secret: 'sixteen-letters!',
  });
});

describe('who does what the shop cannot do itself', () => {
  const POSTGRES = 'postgres://localhost/yahont';
  const KEYS = {
    PUBLIC_URL: 'https://yahont.example',
    YOOKASSA_SHOP_ID: '1',
    YOOKASSA_SECRET_KEY: 'secret',
    SMARTCAPTCHA_SERVER_KEY: 'server',
    SMARTCAPTCHA_SITE_KEY: 'site',
    SMS_RU_API_ID: 'id',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'shop@yahont.example',
    CALLBACK_WEBHOOK_URL: 'https://operators.example',
  };
  const kindsOf = async (variables: Record<string, string>) => {
    const read = readEnvironment({ ...variables, TOKEN_KEY: 'a key for tests only, long enough to pass' });
    const { payment, captcha, sms, mail, operators, callbackHours } = await apiSettings(
      read,
      createLog('silent'),
    );
    return [...[payment, captcha, sms, mail, operators].map(({ kind }) => kind), callbackHours];
  };
  const STAND_INS = ['demo-bank', 'stand-in', 'demo', 'demo', 'demo', 'always'];
  const NOBODY = ['none', 'none', 'none', 'none', 'none', 'line'];
  const NO_CALLS = ['none', 'none', 'none', 'none', 'none', 'never'];
  const PROVIDERS = ['yookassa', 'smartcaptcha', 'smsru', 'smtp', 'webhook', { from: 9, to: 21 }];

  test.each([
    ['the embedded database', {}, STAND_INS],
    ['PostgreSQL', { DATABASE_URL: POSTGRES }, NOBODY],
    ['PostgreSQL in production', { DATABASE_URL: POSTGRES, NODE_ENV: 'production' }, NOBODY],
    ['PostgreSQL, operators’ hours alone', { DATABASE_URL: POSTGRES, CALLBACK_HOURS: 'always' }, NOBODY],
    ['PostgreSQL that takes no calls', { DATABASE_URL: POSTGRES, CALLBACK_HOURS: 'never' }, NO_CALLS],
    ['the embedded database of a real shop', { DEMO: '0' }, NOBODY],
    ['a demo on PostgreSQL', { DATABASE_URL: POSTGRES, DEMO: '1' }, STAND_INS],
    ['PostgreSQL with all keys', { DATABASE_URL: POSTGRES, ...KEYS }, PROVIDERS],
    ['the embedded database with all keys', KEYS, PROVIDERS],
  ])('%s', async (_what, variables, expected) => {
    expect(await kindsOf(variables)).toEqual(expected);
  });

  test.each([
    [['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'], 0],
    [['SMARTCAPTCHA_SERVER_KEY', 'SMARTCAPTCHA_SITE_KEY'], 1],
    [['SMS_RU_API_ID'], 2],
    [['SMTP_URL', 'MAIL_FROM'], 3],
    [['CALLBACK_WEBHOOK_URL'], 4],
  ])('on PostgreSQL without %j alone nobody stands in', async (names, place) => {
    const left = Object.fromEntries(Object.entries(KEYS).filter(([name]) => !names.includes(name)));
    const kinds = await kindsOf({ DATABASE_URL: POSTGRES, ...left });
    expect(kinds.slice(0, 5).map((kind) => kind === 'none')).toEqual(
      [0, 1, 2, 3, 4].map((index) => index === place),
    );
  });
});

test('PostgreSQL gets as many connections as the environment says, or as are usual', () => {
  const DATABASE_URL = 'postgres://localhost/yahont';
  const read = (variables: Record<string, string>) => databaseSettings(readEnvironment(variables));
  expect(read({ DATABASE_URL })).toEqual({ engine: 'postgres', url: DATABASE_URL });
  expect(read({ DATABASE_URL, DATABASE_CONNECTIONS: '24' })).toEqual({
    engine: 'postgres',
    url: DATABASE_URL,
    connections: 24,
  });
  expect(read({ DATABASE_URL, DATABASE_WORK_CONNECTIONS: '5' })).toMatchObject({ workConnections: 5 });
  expect(read({ DATABASE_CONNECTIONS: '24' })).not.toHaveProperty('connections');
});
