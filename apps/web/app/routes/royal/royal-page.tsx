import { countOf, plural } from '@yahont/values/text/plural.ts';
import { HueScale } from '#app/features/royal/hue-scale.tsx';
import { PrivateShow } from '#app/features/royal/private-show.tsx';
import { PRODUCTS } from '#app/features/listing/product-forms.ts';
import { RoyalProducts } from '#app/features/royal/royal-products.tsx';
import { RoyalPoster } from '#app/features/royal/royal-poster.tsx';
import { RoyalStory } from '#app/features/royal/royal-story.tsx';
import { StoneFacts } from '#app/features/royal/stone-facts.tsx';
import { StoneNav } from '#app/features/royal/stone-nav.tsx';
import { StoneTiles } from '#app/features/royal/stone-tiles.tsx';
import { Document } from '#app/blocks/document/document.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { loadRoyal } from './load-royal.server.ts';
import type { Route } from './+types/royal-page';

/** `/royal/` and a page for each stone; all in the dark theme (SPEC 2.23). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return loadRoyal(publicPage(context), path);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.page;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash, type: 'article' });
};

export default function RoyalPage({ loaderData }: Route.ComponentProps) {
  const { page, stones, products, section } = loaderData;
  const { royal, path } = page;
  const heading = useHeading(page.h1);
  const isCollection = royal.stones.length > 0;
  const count = countOf(section.total, PRODUCTS);
  return (
    <main id="main">
      <RoyalPoster
        page={page}
        heading={heading}
        oldName={royal.oldName}
        breadcrumbs={[
          { name: 'Главная', url: '/' },
          ...(isCollection ? [] : [{ name: 'Царские камни', url: '/royal/' }]),
          { name: page.h1, url: path },
        ]}
        actions={
          <>
            <ButtonLink href={section.url} size="big">
              {`${count} ${royal.withStone}`}
            </ButtonLink>
            <ArrowLink href="/vip/">Записаться на&nbsp;показ</ArrowLink>
          </>
        }
      />
      {isCollection ? <StoneTiles stones={stones} /> : <StoneNav stones={stones} currentUrl={path} />}
      <RoyalStory royal={royal}>
        <Document blocks={page.blocks} notes={page.notes} look="royal" address={path} />
      </RoyalStory>
      {royal.scale && <HueScale scale={royal.scale} />}
      {royal.facts.length > 0 && (
        <StoneFacts
          facts={[
            ...royal.facts,
            { value: String(section.total), name: `${plural(section.total, PRODUCTS)} в\u00A0собрании` },
          ]}
        />
      )}
      <RoyalProducts cards={products} allUrl={section.url} allText={`Все ${count}`} />
      <PrivateShow />
    </main>
  );
}
