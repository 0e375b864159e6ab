import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';

/** A malformed request, which no proper client sends. */
export type HostileCall = {
  what: string;
  /** Path with its query. */
  path: string;
  body?: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The request cannot be parsed, so even the right caller is refused. */
  isUnreadable: boolean;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;

const WRONG_VALUES: readonly unknown[] = [
  [],
  {},
  [[]],
  { toString: 'x', valueOf: 1 },
  true,
  -1,
  1.5,
  1e308,
  'x'.repeat(60_000),
  'a\u0000b',
];

const WRONG_TEXTS = [
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  'null',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'a\u0000b',
  '\u0000',
  '__proto__',
  'constructor',
  '‮\u{10FFFF}\uFFFD',
  "' or 1=1 --",
  '../../etc/passwd',
  'я'.repeat(5_000),
];

const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'user-location-id': '-1' },
  { 'user-location-id': '99999999999999999999' },
  { 'user-location-id': 'constructor' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'idempotency-key': 'a b; c' },
  { 'accept-language': ';;;q=9' },
  { 'content-length': 'many' },
];

/** Strings that look like tokens but are not valid: their caller is `nobody`. */
export const BROKEN_TOKENS: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { authorization: 'Bearer a.b.c' },
  // {"alg":"none"}.{"sub":"1","aud":"access","sid":"1","exp":9999999999}
  {
    authorization:
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiYXVkIjoiYWNjZXNzIiwic2lkIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.x',
  },
  { authorization: 'Basic YTpi' },
  { 'fuser-token': 'x' },
  { 'fuser-token': `${'.'.repeat(2_000)}` },
];

/**
 * Malformed requests for one endpoint: hand-written ones, and `runs` bodies and queries generated from `seed`.
 * @param sample a valid call: its path with real ids, and its body
 */
export function hostileCalls(
  endpoint: Endpoint,
  sample: { path: string; body?: unknown },
  { seed, runs }: { seed: number; runs: number },
): HostileCall[] {
  return [
    ...wrongParams(endpoint, sample),
    ...wrongQueries(endpoint, sample),
    ...wrongHeaders(sample),
    ...wrongEncodings(endpoint, sample),
    ...wrongFields(endpoint, sample),
    ...madeUp(endpoint, sample, { seed, runs }),
  ];
}

type Sample = { path: string; body?: unknown };

function wrongParams(endpoint: Endpoint, { body }: Sample): HostileCall[] {
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wrongQueries(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
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

function wrongHeaders({ path, body }: Sample): HostileCall[] {
  return HOSTILE_HEADERS.map((headers) => {
    const { headers: own, ...sent } = jsonBody(body);
    return {
      what: `header ${JSON.stringify(headers).slice(0, 60)}`,
      path,
      ...sent,
      headers: { ...own, ...headers },
      isUnreadable: false,
    };
  });
}

/** Bodies that are not JSON in UTF-8, or are far too large. */
function wrongEncodings(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
  if (!endpoint.body) return [];
  const json = JSON.stringify(body ?? {});
  const raw = (
    what: string,
    bytes: Uint8Array | string,
    headers: Record<string, string> = JSON_TYPE,
  ): HostileCall => ({
    what,
    path,
    body: bytesOf(bytes),
    headers,
    isUnreadable: true,
  });
  return [
    raw(
      'invalid UTF-8',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
    ),
    raw('half a UTF-8 letter at the end', Buffer.from('"я').subarray(0, 2)),
    raw('UTF-16', Buffer.from(`\uFEFF${json}`, 'utf16le')),
    raw('truncated JSON', json.slice(0, -1)),
    raw('JSON with a tail', `${json}}`),
    raw('single quotes', json.replaceAll('"', "'")),
    raw('a form', 'phone=1&name=2', { 'content-type': 'application/x-www-form-urlencoded' }),
    raw('plain text', json, { 'content-type': 'text/plain' }),
    raw('no type', json, {}),
    raw('one megabyte', `{"name":"${'x'.repeat(MEGABYTE)}"}`),
    raw('a lie about its length', `{"name":"${'x'.repeat(MEGABYTE)}"}`, {
      ...JSON_TYPE,
      'content-length': '2',
    }),
    raw('a NUL byte', `{"name":"a\u0000b"}`),
    raw('deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)),
    raw('a bare value', '1'),
    raw('null', 'null'),
    raw('a list', `[${json}]`),
    raw('a NUL in an unknown field', `{"nobodyAsked":{"deep":["a\\u0000b"]}}`),
    raw('a lone surrogate in an unknown field', `{"nobodyAsked":"\\ud800"}`),
  ];
}

/** The valid body with one field wrong. */
function wrongFields(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
  const fields = namesOf(endpoint.body);
  const right = typeof body === 'object' && body !== null ? body : {};
  const one = fields.flatMap((field) =>
    WRONG_VALUES.map((value) => ({
      what: `${field} is ${JSON.stringify(value).slice(0, 30)}`,
      path,
      ...jsonBody({ ...right, [field]: value }),
      isUnreadable: typeof value === 'string' && value.includes('\u0000'),
    })),
  );
  const prototypes =
    fields.length === 0
      ? []
      : [
          `{"__proto__":${JSON.stringify(right)}}`,
          '{"constructor":{"prototype":{"isAdmin":true}},"hasOwnProperty":1}',
          `{"__proto__":null,"toString":1,${JSON.stringify(right).slice(1)}`.replace(',}', '}'),
        ];
  return [
    ...one,
    ...prototypes.map((text) => ({
      what: text.slice(0, 60),
      path,
      body: bytesOf(text),
      headers: JSON_TYPE,
      isUnreadable: false,
    })),
  ];
}

function madeUp(
  endpoint: Endpoint,
  { path, body }: Sample,
  { seed, runs }: { seed: number; runs: number },
): HostileCall[] {
  const right = typeof body === 'object' && body !== null ? body : {};
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom(...WRONG_VALUES, ...WRONG_TEXTS),
  );
  const calls: HostileCall[] = [];
  if (endpoint.body) {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom(...namesOf(endpoint.body), '__proto__'), fc.string()),
      value,
      { maxKeys: 8 },
    );
    for (const [index, made] of fc.sample(fields, { seed, numRuns: runs }).entries()) {
      calls.push({
        what: `made-up body ${seed}/${index}`,
        path,
        ...jsonBody({ ...right, ...made }),
        isUnreadable: false,
      });
    }
  }
  if (endpoint.query) {
    const [bare = path] = path.split('?');
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...namesOf(endpoint.query)), fc.string({ unit: 'binary', maxLength: 80 })),
      { maxLength: 12 },
    );
    for (const [index, made] of fc.sample(pairs, { seed, numRuns: runs }).entries()) {
      const query = new URLSearchParams(
        made.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
      ).toString();
      calls.push({
        what: `made-up query ${seed}/${index}`,
        path: `${bare}?${query}`,
        headers: {},
        isUnreadable: false,
      });
    }
  }
  return calls;
}

function jsonBody(body: unknown): Pick<HostileCall, 'body' | 'headers'> {
  return body === undefined ? { headers: {} } : { body: bytesOf(JSON.stringify(body)), headers: JSON_TYPE };
}

function bytesOf(bytes: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(bytes));
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
