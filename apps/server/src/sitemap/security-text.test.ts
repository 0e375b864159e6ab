import { afterEach, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

const DAY = 24 * 60 * 60 * 1000;

let door: OpenDoor | undefined;
afterEach(() => door?.close());

/** Fields of a security.txt by name; fails on a malformed line. */
function fieldsIn(text: string): Map<string, string> {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
        expect(name, line).not.toBe('');
        return [name, value];
      }),
  );
}

test('security.txt names its contact and expires within a year, ever later', async () => {
  let now = Date.UTC(2026, 10, 23);
  door = await openDoor({
    publicOrigin: 'https://yahont.example',
    securityContact: 'mailto:security@yahont.example',
    now: () => now,
  });
  const response = await door.browse('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = fieldsIn(await response.text());
  expect(fields.get('Contact')).toBe('mailto:security@yahont.example');
  expect(fields.get('Canonical')).toBe('https://yahont.example/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('ru, en');
  const left = Date.parse(fields.get('Expires') ?? '') - now;
  expect(left).toBeGreaterThan(170 * DAY);
  expect(left).toBeLessThan(365 * DAY);

  now += 300 * DAY;
  const later = fieldsIn(await (await door.browse('/.well-known/security.txt')).text());
  expect(Date.parse(later.get('Expires') ?? '')).toBeGreaterThan(now);
});

test('without a contact of its own security.txt names the feedback page', async () => {
  door = await openDoor({ publicOrigin: 'https://yahont.example' });
  const fields = fieldsIn(await (await door.browse('/.well-known/security.txt')).text());
  expect(fields.get('Contact')).toBe('https://yahont.example/feedback/');
});
