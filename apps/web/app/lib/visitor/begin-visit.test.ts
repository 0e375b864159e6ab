import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KAZAN = { id: 300, name: 'Казань' };
const LATER = Math.floor(Date.now() / 1000) + 3600;

let asked: string[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  asked = [];
  answers = {
    '/api/fuser': () => Response.json({ success: true, message: '', token: '' }),
    '/api/location/detect/': () => Response.json(KAZAN),
    '/api/visitor': () => Response.json({ user: null, cartCount: 0, favouriteIds: [] }),
  };
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return answers[path]?.() ?? Response.json({}, { status: 404 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A document that was just loaded, with these cookies. */
async function load(cookie: string) {
  vi.stubGlobal('document', { cookie, addEventListener: vi.fn() });
  const { loadVisitor } = await import('./load-visitor.ts');
  return loadVisitor;
}

test('a stranger: token, then location, then user', async () => {
  await (
    await load('')
  )();
  expect(asked).toEqual(['POST /api/fuser', 'GET /api/location/detect/', 'GET /api/visitor']);
});

test('whoever has a token and a city is asked for at once', async () => {
  await (
    await load('fuser_expires=1; city=216')
  )();
  expect(asked).toEqual(['GET /api/visitor']);
});

test('whoever is signed in gets no anonymous token', async () => {
  await (
    await load(`refresh_expires=${LATER}; city=216`)
  )();
  expect(asked).toEqual(['GET /api/visitor']);
});

test('the location is detected once in a document', async () => {
  const again = await load('fuser_expires=1');
  await again();
  await again();
  expect(asked).toEqual(['GET /api/location/detect/', 'GET /api/visitor', 'GET /api/visitor']);
});

test('without a token the visit goes on, and the log says so in the words of SPEC 8', async () => {
  answers['/api/fuser'] = () => Response.json({}, { status: 500 });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await (
    await load('')
  )();
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['Ошибка получения f-user токена']);
  expect(asked).toEqual(['POST /api/fuser', 'GET /api/location/detect/', 'GET /api/visitor']);
});

test('without a location it goes on too, without a word', async () => {
  answers['/api/location/detect/'] = () => Response.json({}, { status: 404 });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await (
    await load('fuser_expires=1')
  )();
  expect(asked.at(-1)).toBe('GET /api/visitor');
  expect(logged).not.toHaveBeenCalled();
});
