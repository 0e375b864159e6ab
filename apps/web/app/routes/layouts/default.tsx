import { Suspense, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { getTopSections } from '@yahont/contracts/catalogue/sections.ts';
import { getStoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { DefaultLayout } from '#app/shell/layouts/default-layout.tsx';
import { CityChoice } from '#app/shell/city-choice.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { SeoText } from '#app/shell/seo-text.tsx';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { sectionLinks } from '#app/shell/header/mega-menu/section-links.ts';
import { menuAddress } from '#app/shell/royal-links.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import type { Route } from './+types/default';

const CityDialog = lazyPart(async () => ({
  default: (await import('#app/features/city/city-dialog.tsx')).CityDialog,
}));
const SignInDialog = lazyPart(async () => ({
  default: (await import('#app/shell/sign-in-dialog.tsx')).SignInDialog,
}));

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

/** Menu and city change with a full page load only. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function DefaultLayoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
      <SeoText />
    </Frame>
  );
}

/** Failures of a page are shown inside the frame; without the frame's own data the root shows them. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData === undefined) throw error;
  return (
    <Frame {...loaderData}>
      <ErrorPage error={error} />
    </Frame>
  );
}

type FrameProps = Route.ComponentProps['loaderData'] & { children: ReactNode };

function Frame({ sections, cityId, cityName, cityCode, children }: FrameProps) {
  const [isSigningIn, setSigningIn] = useState(false);
  const [isChoosingCity, setChoosingCity] = useState(false);
  const chooseCity = () => setChoosingCity(true);
  return (
    <DefaultLayout
      sections={sections}
      cityName={cityName}
      cityCode={cityCode}
      city={<CityChoice cityId={cityId} cityName={cityName} cityCode={cityCode} onChoose={chooseCity} />}
      onChooseCity={chooseCity}
      onSignIn={() => setSigningIn(true)}
    >
      {children}
      {isSigningIn && (
        <Suspense>
          <SignInDialog onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
      {isChoosingCity && (
        <Suspense>
          <CityDialog currentId={cityId} onClose={() => setChoosingCity(false)} />
        </Suspense>
      )}
    </DefaultLayout>
  );
}
