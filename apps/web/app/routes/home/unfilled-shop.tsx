import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import layout from '#app/ui/text/layout.module.css';
import type { MissingPart } from './missing-parts.server.ts';

const NAMES: Readonly<Record<MissingPart, string>> = {
  texts: 'тексты и\u00A0картинки главной страницы',
  goods: 'разделы каталога и\u00A0украшения',
  stores: 'салоны',
};

/** The home page of a shop without content: it lists what is missing. */
export function UnfilledShop({ missing }: { missing: readonly MissingPart[] }) {
  return (
    <main className={`${layout.container} ${layout.section}`} id="main">
      <h1>Магазин готовится к&nbsp;открытию</h1>
      <p>Ещё не&nbsp;загружены:</p>
      <ul>
        {missing.map((part) => (
          <li key={part}>{NAMES[part]}</li>
        ))}
      </ul>
      <p>
        Вопросы — по&nbsp;телефону <a href={PHONE_HREF}>{PHONE_TEXT}</a>.
      </p>
    </main>
  );
}
