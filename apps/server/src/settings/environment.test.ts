import { describe, expect, test } from 'vitest';
import { BadEnvironment, isDemo, readEnvironment } from './environment.ts';
import { fileSettings } from './file-settings.ts';

test('without any variable the shop is a demo on port 3000', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    NODE_ENV: 'development',
    DEMO: true,
    DEV_OUTBOX: true,
    DEMO_FILL: true,
    PICTURES_AHEAD: true,
    TRUST_PROXY: 0,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  // Without TLS over the internet.
  ['DATABASE_URL', 'postgres://yahont:secret@db.yahont.example/yahont'],
  ['DATABASE_URL', 'postgres://yahont:secret@db.yahont.example/yahont?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://yahont:secret@db.yahont.example/yahont?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://yahont:secret@localhost/yahont?host=localhost&host=db.yahont.example'],
  ['DATABASE_URL', 'postgres://yahont:secret@134744072/yahont'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', 'many'],
  ['DATABASE_WORK_CONNECTIONS', '1'],
  ['LOG_LEVEL', 'loud'],
  ['TOKEN_KEY', 'short'],
  ['PUBLIC_URL', 'yahont'],
  ['DEV_OUTBOX', 'maybe'],
  ['MODULES_OFF', 'callbacks,orders'],
  ['TRUST_PROXY', '-1'],
  ['RETAIL_ROCKET_PARTNER_ID', '../other'],
  ['RETAIL_ROCKET_TRACKING_URL', 'https://tracking.example/click'],
  ['METAL_RATES_URL', 'file:///etc/rates.xml'],
  ['GOLD_RATE', '12 340,18'],
  ['GOLD_RATE_DATE', '31.02.2026'],
  ['GOLD_CASH_SHARE', '1.5'],
  ['METRICS_PORT', '70000'],
  // The default of the public port.
  ['METRICS_PORT', '3000'],
  ['GOLD_EXCHANGE_SHARE', '0'],
  ['METAL_RATE_DAYS', 'forever'],
  ['CALLBACK_HOURS', '9-25'],
  ['CALLBACK_HOURS', 'sometimes'],
  ['CHAT_ORIGINS', "https://chat.example; script-src 'unsafe-inline'"],
  ['CHAT_ORIGINS', 'https://chat.example/widget'],
  ['CHAT_ORIGINS', 'https://*'],
  ['CAPTCHA_LANGUAGE', 'deutsch'],
  ['SMARTCAPTCHA_URL', 'https://smartcaptcha'],
  ['SMARTCAPTCHA_URL', 'http://localhost:4490'],
  ['SMARTCAPTCHA_URL', 'https://localhost'],
  ['SMARTCAPTCHA_URL', 'https://[::1]:4490'],
  ['SMARTCAPTCHA_URL', 'http://captcha.example'],
  ['CALLBACK_WEBHOOK_URL', 'ftp://operators.example'],
  ['MAIL_INBOUND_DOMAIN', 'support@yahont.example'],
  ['MAIL_INBOUND_SECRET', 'too short'],
])('a bad %s stops the start with its name, without its value', (name, value) => {
  const read = (): unknown => readEnvironment({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

test.each([
  'postgres://yahont:secret@db.yahont.example/yahont?sslmode=verify-full',
  'postgres://yahont:secret@db.yahont.example/yahont?ssl=true',
  'postgres://yahont:secret@10.0.0.4/yahont',
  'postgres://yahont:secret@database/yahont',
  'postgres:///yahont?host=/var/run/postgresql',
])('the database %s is asked through TLS or in a closed network', (url) => {
  expect(readEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
});

test('modules that do not run are listed between commas', () => {
  expect(readEnvironment({ MODULES_OFF: 'callbacks, recommendations' }).MODULES_OFF).toEqual([
    'callbacks',
    'recommendations',
  ]);
});

test('variables that belong together are required together', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtps://mail.example' })).toThrow('MAIL_FROM');
  expect(() => readEnvironment({ YOOKASSA_SHOP_ID: '1' })).toThrow('YOOKASSA_SECRET_KEY');
  expect(() => readEnvironment({ RETAIL_ROCKET_API_URL: 'https://api.example' })).toThrow(
    'RETAIL_ROCKET_PARTNER_ID',
  );
  expect(() => readEnvironment({ CALLBACK_WEBHOOK_SECRET: 'sixteen letters!' })).toThrow(
    'CALLBACK_WEBHOOK_URL',
  );
  expect(() => readEnvironment({ MAIL_INBOUND_DOMAIN: 'reply.yahont.example' })).toThrow(
    'MAIL_INBOUND_SECRET',
  );
  expect(() => readEnvironment({ MAIL_INBOUND_SECRET: 'sixteen-letters!' })).toThrow('MAIL_INBOUND_DOMAIN');
  const captcha = { SMARTCAPTCHA_SERVER_KEY: 'a', SMARTCAPTCHA_SITE_KEY: 'b' };
  expect(() => readEnvironment(captcha)).toThrow('PUBLIC_URL');
});

test.each([
  ['9-21', { from: 9, to: 21 }],
  ['22-6', { from: 22, to: 6 }],
  ['0-24', { from: 0, to: 24 }],
  ['always', 'always'],
  ['never', 'never'],
])('operators may call back at %s', (text, hours) => {
  expect(readEnvironment({ CALLBACK_HOURS: text }).CALLBACK_HOURS).toEqual(hours);
});

test('blanks count as absent, and an address is reduced to its origin', () => {
  expect(readEnvironment({ PORT: ' ', PUBLIC_URL: 'https://yahont.example/shop/' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'https://yahont.example',
  });
});

const POSTGRES = 'postgres://localhost/yahont';

describe('what is a demo', () => {
  const modes = [undefined, 'production', 'development', 'test'];
  const cases = [undefined, '0', '1'].flatMap((DEMO) =>
    [undefined, POSTGRES].flatMap((DATABASE_URL) =>
      modes.map((NODE_ENV) => ({ DEMO, DATABASE_URL, NODE_ENV })),
    ),
  );

  test.each(cases)('$DEMO on $DATABASE_URL in $NODE_ENV', (variables) => {
    const asked = { '0': false, '1': true }[variables.DEMO ?? ''];
    const expected = asked ?? variables.DATABASE_URL === undefined;
    expect(readEnvironment(variables)).toMatchObject({
      DEMO: expected,
      DEMO_FILL: expected,
      DEV_OUTBOX: expected,
      DEMO_DAY: expected,
    });
    expect(isDemo({ DEMO: asked, DATABASE_URL: variables.DATABASE_URL })).toBe(expected);
  });

  test('its goods and its messages can be switched off', () => {
    expect(readEnvironment({ DEMO_FILL: '0', DEV_OUTBOX: '0' })).toMatchObject({
      DEMO: true,
      DEMO_FILL: false,
      DEV_OUTBOX: false,
    });
  });

  test.each([
    { DEMO_DAY: '0' },
    { DEMO_FILL: '0' },
    { DEV_OUTBOX: '0' },
    { SMS_RU_API_ID: 'x', DEV_OUTBOX: '1' },
  ])('nobody buys in it by themselves with %o', (variables) =>
    expect(readEnvironment({ DEMO_DAY: '1', ...variables }).DEMO_DAY).toBe(false),
  );

  test.each(['DEMO_FILL', 'DEV_OUTBOX'])('%s alone does not make one', (name) => {
    for (const real of [{ DATABASE_URL: POSTGRES }, { DEMO: '0' }]) {
      expect(() => readEnvironment({ ...real, [name]: '1' })).toThrow(name);
      expect(readEnvironment({ ...real, [name]: '0' })).toMatchObject({ DEMO: false, [name]: false });
    }
    expect(readEnvironment({ DATABASE_URL: POSTGRES, DEMO: '1', [name]: '1' })).toMatchObject({
      [name]: true,
    });
  });

  test('one with a real sender shows nobody’s messages unless told to', () => {
    expect(readEnvironment({ SMS_RU_API_ID: 'x' }).DEV_OUTBOX).toBe(false);
    expect(readEnvironment({ SMS_RU_API_ID: 'x', DEV_OUTBOX: '1' }).DEV_OUTBOX).toBe(true);
  });
});

describe('the ways of a sign-in code', () => {
  const ways = (variables: Record<string, string>) => readEnvironment(variables).SIGN_IN_CODES;
  const POSTGRES = { DATABASE_URL: 'postgres://localhost/yahont' };
  const SMS = { SMS_RU_API_ID: 'id' };
  const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@yahont.example' };

  test('are listed in the order in which they are tried', () => {
    expect(ways({ SIGN_IN_CODES: 'call, sms,call' })).toEqual(['call', 'sms']);
    expect(ways({ ...POSTGRES, ...SMS, ...MAIL, SIGN_IN_CODES: 'sms,call,mail' })).toEqual([
      'sms',
      'call',
      'mail',
    ]);
  });

  test.each([
    ['an unknown way', { SIGN_IN_CODES: 'sms,pigeon' }],
    ['mail alone, which lets nobody register', { SIGN_IN_CODES: 'mail' }],
    ['calls without their provider', { ...POSTGRES, SIGN_IN_CODES: 'call' }],
    ['mail without a mail server', { ...POSTGRES, ...SMS, SIGN_IN_CODES: 'sms,mail' }],
  ])('%s is refused', (_what, variables: Record<string, string>) => {
    expect(() => ways(variables)).toThrow(BadEnvironment);
  });
});

describe('the account at S3', () => {
  const ACCOUNT = {
    S3_REGION: 'ru-central1',
    S3_BUCKET: 'yahont',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'a secret value',
  };

  test('is whole or absent', () => {
    expect(fileSettings(readEnvironment({ DATA_DIR: '/data' }))).toEqual({ kind: 'folder', folder: '/data' });
    expect(fileSettings(readEnvironment(ACCOUNT))).toEqual({
      kind: 's3',
      region: 'ru-central1',
      bucket: 'yahont',
      accessKeyId: 'key',
      secretAccessKey: 'a secret value',
      prefix: '',
    });
    const more = { ...ACCOUNT, S3_ENDPOINT: 'https://storage.yandexcloud.net/', S3_PREFIX: 'shop/test' };
    expect(fileSettings(readEnvironment(more))).toMatchObject({
      endpoint: 'https://storage.yandexcloud.net',
      prefix: 'shop/test',
    });
  });

  test.each(Object.keys(ACCOUNT))('is refused without %s', (missing) => {
    const left = Object.fromEntries(Object.entries(ACCOUNT).filter(([name]) => name !== missing));
    expect(() => readEnvironment(left)).toThrow(new RegExp(`${missing}: is needed with S3_`));
  });

  test.each([
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_REGION', 'Moscow 1'],
    ['S3_BUCKET', 'a/b'],
    ['S3_PREFIX', '../other'],
    ['S3_PREFIX', '/shop'],
    ['S3_PREFIX', 'shop/'],
  ])('is refused with %s=%s, and the message has no secret', (name, value) => {
    const read = () => readEnvironment({ ...ACCOUNT, [name]: value });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(name);
    expect(read).not.toThrow('a secret value');
  });

  test.each(['S3_ENDPOINT', 'S3_PREFIX'])('%s alone is refused', (name) => {
    expect(() => readEnvironment({ [name]: name === 'S3_PREFIX' ? 'shop' : 'https://s3.example' })).toThrow(
      'S3_BUCKET',
    );
  });
});
