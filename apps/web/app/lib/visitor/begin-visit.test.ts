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
    '/api/visitor': () =>
      Response.json({
        user: null,
        cartCount: 0,
        favouriteIds: [],
        favouriteStoneIds: [],
        compared: { stones: [], products: [] },
      }),
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

/** A newly loaded document with these cookies. */
async function load(cookie: string) {
  vi.stubGlobal('document', { cookie, addEventListener: vi.fn() });
  const { loadVisitor } = await import('./load-visitor.ts');
  return loadVisitor;
}

test('on a first visit: token, then location, then user', async () => {
  await (
    await load('')
  )();
  expect(asked).toEqual(['POST /api/fuser', 'GET /api/location/detect/', 'GET /api/visitor']);
});

test('with a token and a city the user is requested at once', async () => {
  await (
    await load('fuser_expires=1; city=216')
  )();
  expect(asked).toEqual(['GET /api/visitor']);
});

test('a signed-in visitor gets no anonymous token', async () => {
  await (
    await load(`refresh_expires=${LATER}; city=216`)
  )();
  expect(asked).toEqual(['GET /api/visitor']);
});

test('the location is detected once per document', async () => {
  const again = await load('fuser_expires=1');
  await again();
  await again();
  expect(asked).toEqual(['GET /api/location/detect/', 'GET /api/visitor', 'GET /api/visitor']);
});

test('without a token the visit continues, and the sentence of SPEC 8 is logged', async () => {
  answers['/api/fuser'] = () => Response.json({}, { status: 500 });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await (
    await load('')
  )();
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['Ошибка получения f-user токена']);
  expect(asked).toEqual(['POST /api/fuser', 'GET /api/location/detect/', 'GET /api/visitor']);
});

test('without a location it continues too, and nothing is logged', async () => {
  answers['/api/location/detect/'] = () => Response.json({}, { status: 404 });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await (
    await load('fuser_expires=1')
  )();
  expect(asked.at(-1)).toBe('GET /api/visitor');
  expect(logged).not.toHaveBeenCalled();
});
