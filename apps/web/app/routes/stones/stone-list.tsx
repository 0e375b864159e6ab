import { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { formAddress, stoneQuery } from '#app/features/stones/address/stone-address.ts';
import { StonesHead } from '#app/features/stones/stones-head.tsx';
import { StonesView } from '#app/features/stones/stones-view.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { CompareBar } from '#app/features/comparison/choice/compare-bar.tsx';
import { CompareForm } from '#app/features/comparison/choice/compare-form.tsx';
import { CompareToggle } from '#app/features/comparison/choice/compare-toggle.tsx';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { SectionText } from '#app/ui/text/section-text.tsx';
import layout from '#app/ui/text/layout.module.css';
import { SCALES_TEXT } from './scales-text.ts';
import { CRUMBS, stoneListMeta } from './stone-list-meta.ts';
import { numberedName } from '#app/shop/cards/stone-face.ts';
import { LATIN_PRELOADS } from '#app/styles/preload.ts';
import type { Route } from './+types/stone-list';

/** `/catalog/diamonds/`: loose diamonds on sale, filtered by the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const written = formAddress(url.searchParams);
  if (written !== null) throw redirectForGood(`${url.pathname}${written}`);
  const { api, city, tag } = publicPage(context);
  tag('stones', 'stone-listing', 'stores');
  const listing = await api(getStones, { query: stoneQuery(url.searchParams) });
  if (listing.setting) tag(`product:${listing.setting.productId}`);
  return { listing, origin: url.origin, cityIn: city.additionalInfo.prepositional };
}

const COMPARE = {
  rows: (stone: StoneCard) => compare(stone, 'box'),
  cards: (stone: StoneCard) => compare(stone, 'text'),
};

const HEART = {
  rows: (stone: StoneCard) => heart(stone, 'row'),
  cards: (stone: StoneCard) => heart(stone, 'corner'),
};

function heart(stone: StoneCard, place: 'row' | 'corner') {
  return <FavouriteButton id={stone.id} kind="stone" name={numberedName(stone)} place={place} />;
}

function compare({ id, shape, name }: StoneCard, look: 'box' | 'text') {
  return <CompareToggle thing={{ kind: 'stones', id, shape }} name={name} look={look} />;
}

export const links: Route.LinksFunction = () => LATIN_PRELOADS;

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [{ title: 'Яхонт' }];
  const { listing, origin } = args.loaderData;
  const { own, more } = stoneListMeta(listing, new URLSearchParams(args.location.search), origin);
  return pageMeta(args, own, more);
};

export default function StoneListPage({ loaderData }: Route.ComponentProps) {
  const { listing, cityIn } = loaderData;
  return (
    <main id="main">
      <div className={layout.container}>
        <Breadcrumbs items={CRUMBS} />
        <StonesHead title={useHeading('Бриллианты')} count={listing.allTotal} />
        <CompareForm />
        <StonesView listing={listing} cityIn={cityIn} renderCompare={COMPARE} renderHeart={HEART} />
        <SectionText text={SCALES_TEXT} fallbackTitle="Как читать оценки" />
      </div>
      <CompareBar />
    </main>
  );
}
