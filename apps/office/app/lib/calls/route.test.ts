import { expect, test } from 'vitest';
import { addressOf } from './route.ts';

test.each([
  ['/office/api/staff', {}, '/office/api/staff'],
  [
    '/office/api/staff/{id}/sessions/{sessionId}/end',
    { params: { id: 7, sessionId: 'a b' } },
    '/office/api/staff/7/sessions/a%20b/end',
  ],
  ['/office/api/staff', { query: { state: 'left', after: undefined } }, '/office/api/staff?state=left'],
])('%s with %o is %s', (path, input, address) => {
  expect(addressOf(path, input)).toBe(address);
});
