import { afterEach, expect, test, vi } from 'vitest';
import { openGate } from '../session/session-gate.ts';
import { call, CallFailed, codeOf, isFieldWrong, refusalOf } from './call.ts';
import { proveSignIn } from './routes/session.ts';
import { inviteStaff, listStaff } from './routes/staff.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that gives these answers in turn; an Error means no answer. */
function network(...answers: (readonly [number, unknown] | Error)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    asked.push([method, address, ...(typeof body === 'string' ? [body] : [])].join(' '));
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error)
      return Promise.reject(answer ?? new Error('no more'));
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
  return asked;
}

/** Lets a call reach the gate. */
const soon = () => new Promise((go) => setTimeout(go, 20));

const problem = (code: string, more: object = {}) => ({
  type: 'about:blank',
  title: '',
  status: 0,
  code,
  ...more,
});

test('a call sends its query and its body and returns the answer', async () => {
  const asked = network([200, { items: [], next: null }], [201, { id: 1 }]);
  await expect(call(listStaff, { query: { state: 'left' } })).resolves.toEqual({ items: [], next: null });
  const body = { name: 'Вера', email: 'v@yahont.example', roles: [], reason: 'новая' };
  await call(inviteStaff, { body });
  expect(asked).toEqual([
    'GET /office/api/staff?state=left',
    `POST /office/api/staff ${JSON.stringify(body)}`,
  ]);
});

test('a change of a version names it', async () => {
  const sent = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', sent);
  await call(listStaff, { query: {} }, { version: 3 });
  expect(new Headers(sent.mock.calls[0]?.[1].headers).get('if-match')).toBe('"3"');
});

test('a call without a session waits for the sign-in and is sent once more', async () => {
  const asked = network([401, problem('sign-in-required')], [200, { items: [], next: null }]);
  const answer = call(listStaff, { query: {} });
  await soon();
  expect(asked).toHaveLength(1);
  openGate();
  await expect(answer).resolves.toEqual({ items: [], next: null });
  expect(asked).toHaveLength(2);
});

test('a second 401 fails, and so does a call that must not wait', async () => {
  network([401, problem('sign-in-required')], [401, problem('sign-in-required')]);
  const answer = call(listStaff, { query: {} });
  await soon();
  openGate();
  await expect(answer).rejects.toMatchObject({ status: 401 });
  network([401, problem('sign-in-required')]);
  await expect(call(listStaff, { query: {} }, { signedOut: 'fail' })).rejects.toMatchObject({ status: 401 });
});

test('no answer at all is a failure with the status 0', async () => {
  network(new TypeError('Failed to fetch'));
  await expect(call(listStaff, { query: {} })).rejects.toMatchObject({ status: 0, problem: null });
});

test('a refusal of the contract comes with its facts, any other code is none', () => {
  const codes = { 'wrong-code': true, 'sign-in-closed': true } as const;
  const wrong = new CallFailed(422, problem('wrong-code', { context: { triesLeft: 3 } }));
  expect(refusalOf(proveSignIn, codes, wrong)).toEqual({ code: 'wrong-code', facts: { triesLeft: 3 } });
  expect(refusalOf(proveSignIn, codes, new CallFailed(500, problem('internal')))).toBeNull();
  expect(refusalOf(proveSignIn, codes, new Error('bug'))).toBeNull();
  expect(codeOf(wrong)).toBe('wrong-code');
});

test('a field is wrong when the API names it or a part of it', () => {
  const errors = [{ path: 'storeIds.0', message: 'x' }];
  const error = new CallFailed(422, problem('validation', { errors }));
  expect(isFieldWrong(error, 'storeIds')).toBe(true);
  expect(isFieldWrong(error, 'store')).toBe(false);
});
