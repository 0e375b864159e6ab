import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChat, type ChatCustomer } from './chat-loader.ts';
import { displayName } from './display-name.ts';

const ANNA = { id: 7, name: 'Анна' };

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

test.each([
  [{ name: 'Анна', surName: 'Петровна', lastName: 'Вяземская' }, 'Анна Петровна Вяземская'],
  [{ name: 'Анна', surName: '', lastName: 'Вяземская' }, 'Анна Вяземская'],
  [{ name: '', surName: '', lastName: 'Вяземская' }, 'Вяземская'],
  [{ name: ' ', surName: '', lastName: '' }, '42'],
  [{ name: '', surName: '', lastName: '' }, '42'],
])('the filled-in parts of a name are joined: %o', (parts, name) => {
  expect(displayName({ id: 42, ...parts })).toBe(name);
});

test('the loader is inserted once, as soon as the customer is known', () => {
  const { tell, scripts, customers } = openChat();
  expect(scripts).toEqual([]);
  tell(null);
  tell(null);
  vi.advanceTimersByTime(1000);
  expect(scripts).toEqual(['https://chat.example/loader.js?id=1']);
  expect(customers.at(-1)).toBeNull();
});

test('signing in removes it and adds it again 200 ms later with the time in its address', () => {
  const { tell, scripts, customers } = openChat();
  tell(null);
  tell(ANNA);
  expect(scripts).toEqual([]);
  vi.advanceTimersByTime(199);
  expect(scripts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scripts).toEqual(['https://chat.example/loader.js?id=1&t=1800000000200']);
  expect(customers.at(-1)).toEqual(ANNA);
});

test("signing out does the same and removes the customer's data", () => {
  const { tell, scripts, customers } = openChat();
  tell(ANNA);
  expect(scripts).toEqual(['https://chat.example/loader.js?id=1']);
  tell(null);
  expect(customers.at(-1)).toBeNull();
  vi.advanceTimersByTime(200);
  expect(scripts).toEqual(['https://chat.example/loader.js?id=1&t=1800000000200']);
});

test('two changes within the delay add one loader', () => {
  const { tell, scripts } = openChat();
  tell(null);
  tell(ANNA);
  vi.advanceTimersByTime(100);
  tell(null);
  vi.advanceTimersByTime(1000);
  expect(scripts).toHaveLength(1);
});

/** A chat on a page that has only the chat's scripts. */
function openChat() {
  const scripts: string[] = [];
  const customers: (ChatCustomer | null)[] = [];
  const tell = createChat('https://chat.example/loader.js?id=1', {
    insertScript(address) {
      scripts.push(address);
      return () => void scripts.splice(scripts.indexOf(address), 1);
    },
    setCustomer: (customer) => customers.push(customer),
  });
  return { tell, scripts, customers };
}
