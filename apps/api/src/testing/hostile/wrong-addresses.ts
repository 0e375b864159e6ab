import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { jsonBody, namesOf, type HostileCall, type Sample } from './hostile-call.ts';
import { WRONG_TEXTS } from './hostile-values.ts';

export function wrongParams(endpoint: Endpoint, { body }: Sample): HostileCall[] {
  return namesOf(endpoint.params).flatMap((name) =>
    [...WRONG_TEXTS.map(encodeURIComponent), '%FF', '%', '%C0%80', '%ED%A0%80'].map((text) => ({
      what: `${name} ${text.slice(0, 40)} in the path`,
      path: endpoint.path.replaceAll(/\{\w+\}/g, text),
      ...jsonBody(body),
      // Some ids accept any text: a value that the contract accepts is not malformed.
      isUnreadable: endpoint.params?.safeParse({ [name]: decoded(text) }).success !== true,
    })),
  );
}

export function wrongQueries(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
  const [bare = path] = path.split('?');
  const queries = [...namesOf(endpoint.query), 'nobody-asked', '__proto__'].flatMap((name) => [
    ...WRONG_TEXTS.map((text) => `${name}=${encodeURIComponent(text)}`),
    `${name}=%FF%FE`,
    `${name}=%`,
    name,
    `${name}[]=1&${name}[a]=2`,
    Array.from({ length: 300 }, (_, index) => `${name}=${index}`).join('&'),
  ]);
  return queries.map((query) => ({
    what: `query ${query.slice(0, 60)}`,
    path: `${bare}?${query}`,
    ...jsonBody(body),
    isUnreadable: query.includes('%00'),
  }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
