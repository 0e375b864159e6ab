import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { signedInCookies } from '#src/testing/fake-api.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

const log = createLog('silent');
const logged = vi.spyOn(log, 'error');

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor({ log });
});
afterEach(() => logged.mockClear());
afterAll(() => door.close());

const MINUTE = 60;

/** Messages logged at `error`. */
function errorTexts(): unknown[] {
  return logged.mock.calls.map(([, text]) => text);
}

test.each(['/api/cart', '/api/fuser'])(
  'a failed request for an anonymous token for %s is logged with the sentence of SPEC 8',
  async (path) => {
    door.api.answers.set('/api/fuser', () => Response.json({}, { status: 503 }));
    const method = path === '/api/fuser' ? 'POST' : 'GET';
    const response = await door.browse(path, { method });
    door.api.answers.delete('/api/fuser');
    expect(response.status).toBe(503);
    expect(errorTexts()).toEqual(['Ошибка получения f-user токена']);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ status: 503 });
  },
);

test.each(['/api/user/current', '/api/visitor'])(
  'a failure of %s is logged with the sentence of SPEC 8',
  async (path) => {
    door.api.answers.set(path, () => Response.json({}, { status: 500 }));
    const cookie = signedInCookies(door.api, 'olga', 10 * MINUTE);
    const response = await door.browse(path, { cookie });
    door.api.answers.delete(path);
    expect(response.status).toBe(500);
    expect(errorTexts()).toEqual(['Ошибка получения пользователя']);
  },
);

test('a failed refresh is logged as a failed request for the user', async () => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status: 503 }));
  await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'pavel', -1) });
  door.api.answers.delete('/api/token/refresh');
  expect(errorTexts()).toEqual(['Ошибка получения пользователя']);
});

test('an anonymous visitor and a successful call log no error', async () => {
  await door.browse('/api/user/current');
  await door.browse('/api/visitor');
  await door.browse('/api/fuser', { method: 'POST' });
  expect(errorTexts()).toEqual([]);
});
