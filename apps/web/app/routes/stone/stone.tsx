import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { CompareForm } from '#app/features/comparison/choice/compare-form.tsx';
import { CompareToggle } from '#app/features/comparison/choice/compare-toggle.tsx';
import { ShowingRow } from '#app/features/showing/showing-row.tsx';
import { useShowing } from '#app/features/showing/use-showing.tsx';
import { StoneRows } from '#app/features/stone/panel/stone-rows.tsx';
import { WithStone } from '#app/features/stone-selection/settings/with-stone.tsx';
import { StoneView } from '#app/features/stone/stone-view.tsx';
import { StoneTable } from '#app/features/stones/rows/stone-table.tsx';
import { useSettingSearch } from '#app/lib/navigation/use-setting-search.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { loadStone } from './load-stone.server.ts';
import { crumbsOf, DIAMONDS, stoneMeta } from './stone-meta.ts';
import { buyStoneWhenLoaded } from './buy-stone-when-loaded.ts';
import type { BuyBarHandle } from '#app/shop/buying/has-buy-bar.ts';
import { numberedName } from '#app/shop/cards/stone-face.ts';
import { LATIN_PRELOADS } from '#app/styles/preload.ts';
import type { Route } from './+types/stone';
import styles from './stone.module.css';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  return { origin: url.origin, ...(await loadStone(page, params.code, url)) };
}

export const handle: BuyBarHandle = { hasBuyBar: (data) => data !== undefined };

export const links: Route.LinksFunction = () => LATIN_PRELOADS;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [];
  const { own, more } = stoneMeta(loaderData);
  return pageMeta(args, own, more);
};

/** `/catalog/diamonds/{code}/`: one loose stone. */
export default function Stone({ loaderData }: Route.ComponentProps) {
  const { stone, photo, guideUrl, showing: first } = loaderData;
  const showing = useShowing({ kind: 'stone', code: stone.code, name: stone.name });
  const settingSearch = useSettingSearch();
  return (
    <main id="main" className={styles.root}>
      <CompareForm />
      <StoneView
        key={stone.id}
        stone={stone}
        photo={photo}
        guideUrl={guideUrl}
        buy={buyStoneWhenLoaded(stone)}
        heart={<FavouriteButton id={stone.id} kind="stone" name={numberedName(stone)} place="square" />}
        compare={<CompareToggle thing={{ kind: 'stones', ...stone }} name={stone.name} look="icon" />}
        showing={showing.link}
        rows={
          <StoneRows
            stone={stone}
            showing={first !== null && <ShowingRow code={stone.code} first={first} link={showing.link} />}
          />
        }
        top={<Breadcrumbs items={crumbsOf(stone)} />}
      >
        <WithStone stone={stone} />
        {stone.alike.length > 0 && (
          <section className={layout.section} id="alike">
            <header className={layout.sectionHead}>
              <h2>Похожие камни</h2>
              <ArrowLink href={`${DIAMONDS.url}?shape=${stone.shape}`} isShortOnPhone>
                Все этой формы
              </ArrowLink>
            </header>
            <StoneTable
              label="Похожие камни"
              stones={stone.alike}
              scale={stone.laboratoryScale}
              sorting={null}
              renderCompare={compare}
              renderHeart={heart}
              settingSearch={settingSearch}
            />
          </section>
        )}
      </StoneView>
      {showing.dialog}
    </main>
  );
}

function compare({ id, shape, name }: StoneCard) {
  return <CompareToggle thing={{ kind: 'stones', id, shape }} name={name} look="box" />;
}

function heart(stone: StoneCard) {
  return <FavouriteButton id={stone.id} kind="stone" name={numberedName(stone)} place="row" />;
}
