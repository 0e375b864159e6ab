import { expect, test } from 'vitest';
import { cardMessage, freeCleaning } from './card-messages.ts';

test('a cleaning that is due waits for its owner, a later one has a day', () => {
  expect(freeCleaning('2026-03-08', '2026-03-08')).toBe('ждём вас в\u00A0любой день');
  expect(freeCleaning('2027-03-08', '2026-03-08')).toBe('с\u00A08\u00A0марта\u00A02027');
});

test('a refusal says what to do; what the fields say is not said twice', () => {
  expect(cardMessage({ code: 'too-many-tries', context: { retryAfter: 3600 } })).toContain('60');
  expect(cardMessage({ code: 'validation', context: {} })).toBe('');
});
