import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startWarnings } from './start-warnings.ts';

const YOOKASSA = {
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'secret',
  PUBLIC_URL: 'https://yahont.example',
};

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'https://yahont.example' }, 0],
  [{ ...YOOKASSA, TRUST_PROXY: '1' }, 0],
  [{ ...YOOKASSA, PUBLIC_URL: 'http://yahont.example' }, 0],
  [YOOKASSA, 1],
])('%j gives %i warnings', (variables, count) => {
  const warnings = startWarnings(readEnvironment(variables));
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toContain('TRUST_PROXY');
});
