import { Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router';
import { getCatalogueMenu } from '@yahont/contracts/catalogue.ts';
import { DefaultLayout } from '#app/shell/default-layout.tsx';
import { CityChoice } from '#app/shell/city-choice.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/default';

const SignInDialog = lazy(() =>
  import('#app/shell/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })),
);

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city, tag } = publicPage(context);
  tag('catalogue', 'cities');
  const menu = await api(getCatalogueMenu);
  const sections = menu.sections.map(({ name, url }) => ({ name, url }));
  return { sections, cityId: city.id, cityName: city.name, cityCode: city.locationNameTranslit };
}

/** Menu and city change with a reload, not with where the shopper goes. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function DefaultLayoutRoute({ loaderData }: Route.ComponentProps) {
  const { sections, cityId, cityName, cityCode } = loaderData;
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <DefaultLayout
      menu={{ sections }}
      cityName={cityName}
      cityCode={cityCode}
      city={<CityChoice cityId={cityId} cityName={cityName} cityCode={cityCode} />}
      onSignIn={() => setSigningIn(true)}
    >
      <Outlet />
      {isSigningIn && (
        <Suspense>
          <SignInDialog onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
    </DefaultLayout>
  );
}
