import { expect, test } from 'vitest';
import { servicesText } from './services-text.ts';

test('services are joined to one sentence', () => {
  expect(servicesText(['Чистка', 'Подбор размера', 'Обмен золота'])).toBe(
    'Чистка, подбор размера, обмен золота',
  );
});
