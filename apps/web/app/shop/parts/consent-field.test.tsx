import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { ConsentField } from './consent-field.tsx';

test('a consent refused by the server shows the message once, one that it accepted none', () => {
  const shown = (names: readonly string[]) =>
    renderToStaticMarkup(
      <ServerRefusals names={names}>
        <ConsentField name="it" />
      </ServerRefusals>,
    );
  expect(shown(['it']).split('Ошибка ввода данных')).toHaveLength(2);
  expect(shown(['it'])).toContain('aria-invalid="true"');
  expect(shown(['other'])).not.toContain('Ошибка ввода данных');
  expect(shown(['other'])).not.toContain('aria-invalid');
});
