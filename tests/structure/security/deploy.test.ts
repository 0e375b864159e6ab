import { expect, test } from 'vitest';
import { readText } from '../repository.ts';

const lines = readText('deploy/haproxy.cfg')
  .split('\n')
  .map((line) => line.trim());
const valueOf = (name: string): string =>
  lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';

test('the balancer takes TLS 1.2 and newer, with ciphers that keep forward secrecy', () => {
  expect(valueOf('ssl-default-bind-options')).toContain('ssl-min-ver TLSv1.2');
  const ciphers = valueOf('ssl-default-bind-ciphers').split(':');
  expect(ciphers.length).toBeGreaterThan(3);
  expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|CHACHA20)/.test(cipher))).toEqual([]);
  expect(valueOf('ssl-default-bind-ciphersuites')).toMatch(/^TLS_AES_/);
});

test('pages without TLS are redirected, calls without TLS are refused before that', () => {
  const refusing = lines.findIndex((line) => /^http-request deny .*!\{ ssl_fc \}.*\/api\/ /.test(line));
  const redirecting = lines.indexOf('http-request redirect scheme https unless { ssl_fc }');
  expect(lines[refusing]).toContain('/office/api/');
  expect(refusing).toBeGreaterThan(-1);
  expect(redirecting).toBeGreaterThan(refusing);
});

test('the balancer writes the address of the client, and processes trust it alone', () => {
  expect(lines).toContain('option forwardfor');
  expect(readText('deploy/Dockerfile')).toContain('TRUST_PROXY=1');
  expect(readText('deploy/systemd/yahont@.service')).toContain('TRUST_PROXY=1');
});

test('the image is built without history, settings and data of the machine', () => {
  const left = readText('deploy/Dockerfile.dockerignore').split('\n');
  for (const path of ['.git', '.env', '.data*', 'deploy/certs']) expect(left).toContain(path);
});

test('no password of the database is known beforehand: composing without one fails', () => {
  const compose = readText('deploy/compose.yaml');
  const named = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|KEY))(:\?)?\}/g)];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, , isDemanded]) => isDemanded === undefined)).toEqual([]);
});
