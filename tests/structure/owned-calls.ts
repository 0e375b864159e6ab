/**
 * A call of the contract that changes something of the caller; `isById`: the address identifies which of
 * their things.
 */
export type OwnedCall = { name: string; isById: boolean };

const ENDPOINT = /export const (\w+) = endpoint\(\{([\s\S]*?)\n\}\);/g;
const SERVED = /\bserve\(\s*routes,\s*(?:\w+\.)?(\w+)/g;
const ALIAS = /\b(\w+) as (\w+)\b/g;

/** Calls of a contract file that let visitors or accounts change something. */
export function ownedCallsIn(text: string): OwnedCall[] {
  return Array.from(text.matchAll(ENDPOINT)).flatMap(([, name = '', body = '']) => {
    const path = /path: '([^']*)'/.exec(body)?.[1] ?? '';
    const isWrite = !/method: 'GET'/.test(body);
    return isWrite && /access: '(account|visitor)'/.test(body) ? [{ name, isById: path.includes('{') }] : [];
  });
}

/** Names of the calls that a routes file serves, as the contract exports them. */
export function servedIn(text: string): string[] {
  const original = new Map(Array.from(text.matchAll(ALIAS), ([, from = '', to = '']) => [to, from]));
  return Array.from(text.matchAll(SERVED), ([, name = '']) => original.get(name) ?? name);
}

/** The words in a test name that show that it acts for another person: `another account cannot …`. */
export const ANOTHER_CALLER = /\b(another (account|visitor|shopper|buyer|caller)|stranger)\b/i;

/** Whether a test named after another caller makes the call, directly or through a function of its file. */
export function isTriedByAnotherCaller(testFile: string, call: string): boolean {
  const tests = testFile.split(/^(?=\s*test(?:\.\w+)?\()/m);
  const helpers = Array.from(
    testFile.matchAll(/^(?:async )?function (\w+)[\s\S]*?^\}/gm),
    ([body, name = '']) => ({ body, name }),
  ).filter(({ body }) => mentions(body, call));
  return tests
    .filter((one) => ANOTHER_CALLER.test(/^\s*test\S*\(\s*['"`][^\n]*/.exec(one)?.[0] ?? ''))
    .some((one) => mentions(one, call) || helpers.some(({ name }) => one.includes(`${name}(`)));
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}
