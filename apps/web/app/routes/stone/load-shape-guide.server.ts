import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { getStonePicker } from '@yahont/contracts/stones/stone-picker.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { formAddress } from '#app/features/stones/address/stone-address.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { DIAMOND_JEWELLERY } from './shape-guide.tsx';

const MAX_CARDS = 12;

/**
 * How to choose a stone of a shape by weight and budget, and jewellery with such stones; exists for shapes
 * with a text.
 * @throws a redirect from a form without JavaScript to the address of its choice
 */
export async function loadShapeGuide(page: PublicPage, shape: StoneShape, url: URL) {
  const written = formAddress(url.searchParams);
  if (written !== null) throw redirectForGood(`${url.pathname}${written}`);
  page.tag('stones', 'stone-listing', 'stores');
  page.tag('catalogue', 'listing', `section:${DIAMOND_JEWELLERY.path}`);
  const search = new URLSearchParams({ cut: shape });
  const { searchParams } = url;
  const [text, picker, { cards }] = await Promise.all([
    loadTextPage(page, url),
    page.api(getStonePicker, {
      params: { shape },
      query: {
        carat: searchParams.get('carat') ?? undefined,
        price: searchParams.get('price') ?? undefined,
      },
    }),
    page.api(getListing, { query: { ...listingQuery(search), section: DIAMOND_JEWELLERY.path } }),
  ]);
  return {
    shape,
    text,
    picker,
    cards: cards.slice(0, MAX_CARDS).map(slimCard),
    allUrl: `${DIAMOND_JEWELLERY.url}?${search.toString()}`,
  };
}
