import { afterEach, expect, test, vi } from 'vitest';
import { loadVisitor } from './load-visitor.ts';

const summary = {
  user: null,
  cartCount: 0,
  favouriteIds: [],
  favouriteStoneIds: [],
  compared: { stones: [], products: [] },
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('document', { cookie: 'fuser_expires=1; city=216', addEventListener: vi.fn() });
  vi.stubGlobal('fetch', answer);
  return vi.spyOn(console, 'error').mockReturnValue();
}

test('a successful call logs nothing', async () => {
  const logged = answerWith(async () => Response.json(summary));
  expect(await loadVisitor()).toEqual(summary);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', async () => Response.json({}, { status: 500 })],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is logged once with the sentence of SPEC 8, and is still a failure', async (_what, answer) => {
  const logged = answerWith(answer);
  await expect(loadVisitor()).rejects.toThrow();
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['Ошибка получения пользователя']);
});
