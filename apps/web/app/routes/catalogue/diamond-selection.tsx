import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { TextArticle } from '#app/features/text/text-article.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import layout from '#app/ui/text/layout.module.css';
import { useListedCards } from '#app/blocks/cards/use-listed-cards.tsx';
import type { Route } from './+types/diamond-selection';

const DIAMONDS = { name: 'Бриллианты', url: '/catalog/brillianty/', path: 'brillianty' };
const MOST_CARDS = 12;

/** `/catalog/diamonds/{cut}/selection/`: how to choose a stone of that cut; exists for cuts that have a text. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const text = await loadTextPage(page, url);
  page.tag('catalogue', 'listing', `section:${DIAMONDS.path}`);
  const search = new URLSearchParams({ cut: params.code });
  const { cards } = await page.api(getListing, {
    query: { ...listingQuery(search), section: DIAMONDS.path },
  });
  return {
    text,
    cards: cards.slice(0, MOST_CARDS).map(slimCard),
    allUrl: `${DIAMONDS.url}?${search.toString()}`,
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function DiamondSelection({ loaderData }: Route.ComponentProps) {
  const { text, cards, allUrl } = loaderData;
  const renderCard = useListedCards('Украшения с такой огранкой');
  return (
    <TextArticle page={text} parents={[DIAMONDS]}>
      {cards.length > 0 && (
        <section className={layout.section}>
          <header className={layout.sectionHead}>
            <h2>Украшения с&nbsp;такой огранкой</h2>
            <ArrowLink href={allUrl} isShortOnPhone>
              Смотреть все
            </ArrowLink>
          </header>
          <Carousel label="Украшения с такой огранкой">{cards.map(renderCard)}</Carousel>
        </section>
      )}
    </TextArticle>
  );
}
