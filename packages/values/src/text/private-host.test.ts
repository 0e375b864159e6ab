import { expect, test } from 'vitest';
import { isPrivateHost } from './private-host.ts';

test.each([
  '',
  '/run/postgresql.d',
  'localhost',
  'database',
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '[::1]',
  '[fd00::7]',
  'db.internal',
  'db.local',
  'db.lan',
  'db.shop.svc',
  'nas.home.arpa',
  '100.64.0.1',
])('the host «%s» is private', (host) => expect(isPrivateHost(host)).toBe(true));

test.each([
  'db.yahont.ru',
  '8.8.8.8',
  '134744072',
  '100.128.0.1',
  '172.32.0.1',
  '[2a02:6b8::1]',
  'internal.yahont.ru',
  'notlocal.ru',
])('the host «%s» is on the internet', (host) => expect(isPrivateHost(host)).toBe(false));
