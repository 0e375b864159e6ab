import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { bytesOf, JSON_TYPE, jsonBody, namesOf, type HostileCall, type Sample } from './hostile-call.ts';
import { WRONG_VALUES } from './hostile-values.ts';

const MEGABYTE = 1024 * 1024;

/** Bodies that are not JSON in UTF-8, or are far too large. */
export function wrongEncodings(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
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
export function wrongFields(endpoint: Endpoint, { path, body }: Sample): HostileCall[] {
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
