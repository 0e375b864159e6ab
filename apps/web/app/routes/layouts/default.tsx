import { Outlet } from 'react-router';
import { getTopSections } from '@yahont/contracts/catalogue/sections.ts';
import { getStoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { ShopFrame } from '#app/shell/layouts/shop-frame.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { SeoText } from '#app/shell/seo-text.tsx';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { sectionLinks } from '#app/shell/header/mega-menu/section-links.ts';
import { menuAddress } from '#app/shell/royal-links.ts';
import type { Route } from './+types/default';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city, tag } = publicPage(context);
  tag('catalogue', 'cities', 'stones');
  const [sections, stones] = await Promise.all([api(getTopSections), api(getStoneMenu)]);
  const links = sections.map(({ name, url }) => ({ name, url: menuAddress(url) }));
  return {
    sections: sectionLinks(links, { hasStones: stones.total > 0 }),
    cityId: city.id,
    cityName: city.name,
    cityCode: city.locationNameTranslit,
  };
}

/** Menu and city change only with a full page load. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function DefaultLayoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame data={loaderData}>
      <Outlet />
      <SeoText />
    </ShopFrame>
  );
}

/** Failures of a page are shown inside the frame, as are failures of the frame's own data. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame data={loaderData}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
