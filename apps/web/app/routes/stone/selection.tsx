import { useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { findSelection } from '#app/blocks/named/find-selection.server.ts';
import {
  isSameButInscription,
  readChoice,
  selectionHref,
} from '#app/features/stone-selection/selection-address.ts';
import { stoneShort } from '#app/features/stone-selection/selection-words.ts';
import { SelectionView } from '#app/features/stone-selection/selection-view.tsx';
import { hasChoice } from '#app/features/stones/picker/picker-address.ts';
import { useShowing } from '#app/features/showing/use-showing.tsx';
import { publicPage, type PublicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { loadShapeGuide } from './load-shape-guide.server.ts';
import { ShapeGuide } from './shape-guide.tsx';
import { DIAMONDS } from './stone-meta.ts';
import { useBuySet } from './use-buy-set.ts';
import type { Route } from './+types/selection';

/** `/catalog/diamonds/{code}/selection/`: a setting for a stone, or the guide to stones of a shape. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const shape = STONE_SHAPES.find((one) => one === params.code);
  return shape === undefined
    ? { kind: 'stone' as const, ...(await loadSelection(page, params.code, url)) }
    : { kind: 'shape' as const, ...(await loadShapeGuide(page, shape, url)) };
}

async function loadSelection(page: PublicPage, code: string, url: URL) {
  const selection = await findSelection(page.api, code, url);
  const { stone, instead, settings } = selection;
  page.tag('catalogue', 'listing', 'stones', `stone:${stone.id}`, ...instead.map(({ id }) => `stone:${id}`));
  page.tag(...settings.flatMap(({ productId: id }) => [`product:${id}`, `stock:${id}`]));
  const { name, timezone } = page.city;
  return { selection, cityName: name, today: cityDate(new Date(), timezone) };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [];
  if (loaderData.kind === 'shape') {
    const { title, description, path, picture } = loaderData.text;
    const robots = hasChoice(new URLSearchParams(args.location.search)) ? 'noindex, follow' : undefined;
    return pageMeta(args, { title, description, canonical: path, picture: picture?.hash, robots });
  }
  const { stone } = loaderData.selection;
  return pageMeta(args, {
    title: `Оправа для бриллианта: ${stoneShort(stone)} | Яхонт`,
    description: `${stone.name}: оправы, в которые он садится без подгонки, цена вместе с камнем, примерка в салоне.`,
    canonical: selectionHref(stone.code, {}),
    // Search engines should find the stone's own page instead.
    robots: 'noindex, follow',
  });
};

export default function Selection({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'shape' ? (
    <ShapeGuide key={loaderData.shape} {...loaderData} />
  ) : (
    <ForStone {...loaderData} />
  );
}

/** The browser draws the inscription without the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyWords = currentUrl.search !== nextUrl.search && isSameButInscription(currentUrl, nextUrl);
  return !isOnlyWords && defaultShouldRevalidate;
}

type StoneData = Awaited<ReturnType<typeof loadSelection>>;

function ForStone({ selection, cityName, today }: StoneData) {
  const { stone } = selection;
  // Read from the address, because an inscription changes there without a loader.
  const choice = readChoice(new URLSearchParams(useLocation().search));
  const buy = useBuySet();
  const showing = useShowing({ kind: 'stone', code: stone.code, name: stone.name });
  return (
    <main id="main">
      <SelectionView
        key={stone.id}
        selection={selection}
        choice={choice}
        buy={buy}
        showing={showing.link}
        today={today}
        cityName={cityName}
        top={
          <Breadcrumbs
            items={[
              { name: 'Главная', url: '/' },
              DIAMONDS,
              { name: stoneShort(stone), url: stone.url },
              { name: 'Оправа', url: selectionHref(stone.code, {}) },
            ]}
          />
        }
      />
      {showing.dialog}
    </main>
  );
}
