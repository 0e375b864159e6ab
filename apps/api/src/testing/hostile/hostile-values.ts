export const WRONG_VALUES: readonly unknown[] = [
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

export const WRONG_TEXTS = [
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

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
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
