import { getStoneShowings, type Showing } from '@yahont/contracts/appointments/appointments.ts';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { getDeliveryTerms, type DeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import { findStone } from '#app/blocks/named/find-stone.server.ts';
import { isNotFound } from '#app/lib/api/or-404.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import type { PictureSource } from '#app/ui/parts/picture.tsx';

export type StoneData = {
  stone: StonePage;
  /** A photograph of another stone of the same shape, and the article that contains it. */
  photo: PictureSource | null;
  guideUrl: string | null;
  /** Courier delivery to the page's city, for search engines. */
  courier: { price: Kopecks; today: IsoDate; date: IsoDate };
  /** The store of the city that can show the stone soonest; its hours change too often for a cached page. */
  showing: Pick<Showing, 'store' | 'place'> | null;
};

/** @throws the page's 404 */
export async function loadStone({ api, tag }: PublicPage, code: string, url: URL): Promise<StoneData> {
  const stone = await findStone(api, code, url.pathname);
  const [[first], terms] = await Promise.all([
    api(getStoneShowings, { params: { code }, query: {} }),
    api(getDeliveryTerms),
  ]);
  // An order changes the statistics of similar stones only a little; only an import renders all pages again.
  tag(
    `stone:${stone.id}`,
    'stones',
    'stores',
    'delivery',
    'content:page',
    ...stone.alike.map(({ id }) => `stone:${id}`),
  );
  tag(
    'catalogue',
    ...stone.settings.advised.flatMap(({ productId: id }) => [`product:${id}`, `stock:${id}`]),
  );
  return {
    stone,
    ...(await loadShape(api, stone.shape)),
    courier: courierOf(terms, stone.price),
    showing: first === undefined ? null : { store: first.store, place: first.place },
  };
}

function courierOf({ today, courier }: DeliveryTerms, price: Kopecks): StoneData['courier'] {
  return { price: price >= courier.freeFrom ? ZERO : courier.price, today, date: courier.date };
}

/** The article about a shape, with its photograph; null when editors have not written one. */
async function loadShape(
  api: PublicPage['api'],
  shape: StoneShape,
): Promise<Pick<StoneData, 'photo' | 'guideUrl'>> {
  try {
    const { path, picture } = await api(getTextPage, {
      query: { path: `/catalog/diamonds/${shape}/selection/` },
    });
    return { photo: picture, guideUrl: path };
  } catch (error) {
    if (isNotFound(error)) return { photo: null, guideUrl: null };
    throw error;
  }
}
