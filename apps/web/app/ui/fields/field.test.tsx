import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { NameField } from './name-field.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { ServerRefusals } from './refused-fields.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

const ERROR = 'Ошибка ввода данных';
const refused = ['it'];

test.each([
  ['a line', <Field key="" label="Имя" name="it" />],
  ['a list', <SelectField key="" label="Тема" name="it" />],
  ['a text', <TextAreaField key="" label="Сообщение" name="it" />],
])('%s refused by the server shows the message once', (_what, field) => {
  const html = renderToStaticMarkup(<ServerRefusals names={refused}>{field}</ServerRefusals>);
  expect(html.split(ERROR)).toHaveLength(2);
  expect(html).toContain('aria-invalid="true"');
  const others = renderToStaticMarkup(<ServerRefusals names={['other']}>{field}</ServerRefusals>);
  expect(others).not.toContain(ERROR);
  expect(others).not.toContain('aria-invalid');
});

test('the help precedes the error and is separate from it', () => {
  const html = renderToStaticMarkup(
    <ServerRefusals names={refused}>
      <Field id="f" label="Код" name="it" help="Четыре цифры" />
    </ServerRefusals>,
  );
  expect(html).toContain('aria-describedby="f-help f-error"');
  expect(html.indexOf('Четыре цифры')).toBeLessThan(html.indexOf(ERROR));
});

test('the reason of a refusal is shown with the error only, in a live region', () => {
  const field = <Field id="f" label="Промокод" name="it" reason="Такого нет" />;
  const html = renderToStaticMarkup(<ServerRefusals names={refused}>{field}</ServerRefusals>);
  expect(html).toMatch(/<span id="f-help"[^>]* role="status">Такого нет<\/span>/);
  expect(html).toContain('aria-describedby="f-help f-error"');
  const before = renderToStaticMarkup(field);
  expect(before).toMatch(/<span id="f-help"[^>]* role="status"><\/span>/);
});

test('a refused group of radio buttons shows the message and refers to it', () => {
  const group = (
    <RadioGroup legend="Салон" name="it">
      <input type="radio" name="it" value="1" />
    </RadioGroup>
  );
  const html = renderToStaticMarkup(<ServerRefusals names={refused}>{group}</ServerRefusals>);
  const error = /<span id="([^"]+)"[^>]*>.*?Ошибка ввода данных/.exec(html)?.[1] ?? '';
  expect(html).toContain(`<fieldset aria-describedby="${error}" data-invalid="true">`);
  expect(renderToStaticMarkup(group)).not.toContain(ERROR);
});

test('a refused group says what to choose', () => {
  const group = (
    <RadioGroup legend="Салон" name="it" reason="Выберите салон">
      <input type="radio" name="it" value="1" />
    </RadioGroup>
  );
  const html = renderToStaticMarkup(<ServerRefusals names={refused}>{group}</ServerRefusals>);
  const id = /<span id="([^"]+)"[^>]*>Выберите салон/.exec(html)?.[1] ?? 'none';
  expect(html).toContain(`aria-describedby="${id} `);
  expect(renderToStaticMarkup(group)).not.toContain('Выберите салон');
});

test('with errors disabled a field shows none', () => {
  const html = renderToStaticMarkup(
    <ServerRefusals names={refused}>
      <Field label="Код" name="it" areErrorsDisabled />
    </ServerRefusals>,
  );
  expect(html).not.toContain(ERROR);
  expect(html).not.toContain('aria-invalid');
});

test.each([
  ['О’Коннор', 'Без апострофа'],
  ['Анна Мария', 'Без пробела'],
  ['Қайрат', 'Без «Қ»'],
  ['', 'Впишите фамилию'],
])('a name that is refused says why: %j', (typed, words) => {
  const html = renderToStaticMarkup(
    <ServerRefusals names={['lastName']}>
      <NameField part="lastName" defaultValue={typed} />
    </ServerRefusals>,
  );
  expect(html.replaceAll('\u00A0', ' ')).toContain(words);
  expect(renderToStaticMarkup(<NameField part="lastName" defaultValue={typed} />)).not.toContain(words);
});
