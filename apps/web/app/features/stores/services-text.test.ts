import { expect, test } from 'vitest';
import { servicesText } from './services-text.ts';

test('services are joined to one sentence', () => {
  expect(servicesText(['cleaning', 'ring-sizing', 'gold'])).toBe('Чистка, подбор размера, обмен золота');
});
