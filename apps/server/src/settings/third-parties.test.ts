import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { pageHeaders } from '../http/headers/security-headers.ts';
import { pageSources, publicSettings } from './third-parties.ts';

const policyOf = (variables: Record<string, string>): string =>
  pageHeaders(
    {
      isHttps: true,
      isDevelopment: false,
      formTargets: [],
      sources: pageSources(readEnvironment(variables)),
    },
    ['aGFzaA=='],
  )['content-security-policy'] ?? '';

const directive = (policy: string, name: string): string =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

test('without providers only the shop’s own origin is allowed', () => {
  const policy = policyOf({});
  expect(policy).not.toMatch(/https?:|wss?:|blob:/);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-aGFzaA=='");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
});

test('a counter allows exactly the hosts of Metrika', () => {
  const policy = policyOf({ METRIKA_COUNTER: '1' });
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(directive(policy, name)).toContain('https://mc.yandex.ru');
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe|\*/);
});

test('a chat allows the origin of its loader and its web socket', () => {
  const policy = policyOf({ CHAT_SCRIPT_URL: 'https://chat.example/loader.js?id=7' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-aGFzaA==' https://chat.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://chat.example wss://chat.example");
  expect(policy).not.toContain('loader.js');
});

test('a chat may use style elements, and the origins that its provider lists', () => {
  const policy = policyOf({
    CHAT_SCRIPT_URL: 'https://code.chat.example/loader.js',
    CHAT_ORIGINS: 'https://*.chat.example, https://cdn.example:8443',
  });
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src'])
    expect(directive(policy, name)).toMatch(/https:\/\/\*\.chat\.example https:\/\/cdn\.example:8443/);
  expect(directive(policy, 'connect-src')).toContain('wss://*.chat.example wss://cdn.example:8443');
  expect(directive(policy, 'style-src')).toContain("'unsafe-inline'");
  expect(directive(policy, 'script-src')).not.toContain('unsafe');
  expect(directive(policyOf({ METRIKA_COUNTER: '1' }), 'style-src')).toBe("style-src 'self'");
});

test('a captcha allows its own host for script, frame and calls', () => {
  const keys = {
    SMARTCAPTCHA_SITE_KEY: 'site',
    SMARTCAPTCHA_SERVER_KEY: 'server',
    PUBLIC_URL: 'https://yahont.example',
  };
  const usual = policyOf(keys);
  for (const name of ['script-src', 'connect-src', 'frame-src'])
    expect(directive(usual, name)).toContain('https://smartcaptcha.cloud.yandex.ru');
  const moved = { ...keys, SMARTCAPTCHA_URL: 'https://captcha.example/anything' };
  expect(directive(policyOf(moved), 'frame-src')).toBe("frame-src 'self' https://captcha.example");
  expect(publicSettings(readEnvironment(moved))).toMatchObject({
    captcha: { siteKey: 'site', origin: 'https://captcha.example', language: 'ru' },
  });
});

test('the captcha supports the eight languages of SPEC 9, and no other', () => {
  const ask = (language: string) =>
    publicSettings(
      readEnvironment({
        SMARTCAPTCHA_SITE_KEY: 'site',
        SMARTCAPTCHA_SERVER_KEY: 'server',
        PUBLIC_URL: 'https://yahont.example',
        CAPTCHA_LANGUAGE: language,
      }),
    ).captcha?.language;
  const all = ['ru', 'en', 'be', 'kk', 'tt', 'uk', 'uz', 'tr'];
  expect(all.map(ask)).toEqual(all);
  expect(() => ask('de')).toThrow('CAPTCHA_LANGUAGE');
});

test('pages get the counter and the loader, and null where nothing is configured', () => {
  expect(publicSettings(readEnvironment({}))).toMatchObject({
    captcha: null,
    metrikaCounter: null,
    chatScript: null,
    yandexMaps: null,
  });
  expect(
    publicSettings(
      readEnvironment({ METRIKA_COUNTER: '90001', CHAT_SCRIPT_URL: 'https://chat.example/l.js' }),
    ),
  ).toMatchObject({ metrikaCounter: 90001, chatScript: 'https://chat.example/l.js' });
});

test('pages learn by which way a code comes first', () => {
  const ways = (variables: Record<string, string>) => publicSettings(readEnvironment(variables)).codeWays;
  expect(ways({})).toEqual(['sms', 'call', 'mail']);
  expect(ways({ SIGN_IN_CODES: 'call,sms' })).toEqual(['call', 'sms']);
  expect(ways({ SMS_RU_API_ID: 'key' })).toEqual(['sms']);
});

test('maps with streets allow the hosts of Yandex Maps, their workers and nothing that evaluates text', () => {
  const policy = policyOf({ YANDEX_MAPS_KEY: 'a-key' });
  expect(directive(policy, 'script-src')).toContain('https://api-maps.yandex.ru');
  expect(directive(policy, 'connect-src')).toContain('https://*.maps.yandex.net');
  expect(directive(policy, 'worker-src')).toBe("worker-src 'self' blob:");
  expect(policy).not.toContain('unsafe-eval');
  expect(directive(policyOf({}), 'worker-src')).toBe("worker-src 'self'");
  const moved = readEnvironment({ YANDEX_MAPS_KEY: 'a-key', YANDEX_MAPS_URL: 'https://maps.example/v9' });
  expect(publicSettings(moved).yandexMaps).toEqual({ apiKey: 'a-key', origin: 'https://maps.example' });
});
