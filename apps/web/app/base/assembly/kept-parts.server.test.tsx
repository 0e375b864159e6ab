import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepMarkup, markupOf } from './kept-markup.tsx';
import { keptJson, keptMarkup } from './kept-parts.server.tsx';
import { withParts } from './page-parts.server.ts';
import { scriptText } from './script-text.ts';

test('in the browser a part is rendered in place', () => {
  expect(markupOf({}, 'a', () => <p>Кольцо</p>)).toBeNull();
});

test('on the server it is rendered once per source and variant', () => {
  const render = vi.fn(renderToString);
  keepMarkup(keptMarkup(render));
  const ring = {};
  const markup = (source: object, variant: string, text: string) =>
    withParts(
      Buffer.from(
        markupOf(source, variant, () => (
          <p>
            {text} {1}
          </p>
        )) ?? '',
      ),
    ).toString();
  expect(markup(ring, 'a', 'Кольцо')).toBe('<p>Кольцо<!-- --> <!-- -->1</p>');
  expect(markup(ring, 'a', 'Другое')).toContain('Кольцо');
  expect(markup(ring, 'b', 'Другое')).toContain('Другое');
  expect(markup({}, 'a', 'Серьги')).toContain('Серьги');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a value stored as JSON is read from the page’s script', () => {
  const ring = { name: 'Кольцо «Аврора» </script><!-- "17,5" \\ \u2028 & co', price: 100 };
  const data = JSON.stringify([`{"cards":[${keptJson(ring)}]}`]);
  const script = withParts(Buffer.from(scriptText(data))).toString();
  expect(script).not.toMatch(/[<>&\u2028]/);
  const [packed] = JSON.parse(JSON.parse(script));
  expect(JSON.parse(packed)).toEqual({ cards: [ring] });
});
