import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { makeNextLoadWhole } from '#app/base/navigation/full-page-load.ts';
import { readCookie } from '#app/base/read-cookie.ts';
import { whenInFront } from '#app/base/timing/when-in-front.ts';

/**
 * Detects that another city was chosen in another tab. This component stays mounted during client-side
 * navigation, so it turns the next navigation into a full page load, and no page mixes two cities.
 */
export function CityWatch() {
  const cityId = useRouteLoaderData<{ cityId: number }>('routes/layouts/default')?.cityId;
  // Cookies are outside React.
  useEffect(() => {
    const look = () => {
      const chosen = readCookie(document.cookie, 'city');
      if (cityId !== undefined && chosen !== null && Number(chosen) !== cityId) makeNextLoadWhole();
    };
    look();
    return whenInFront(look);
  }, [cityId]);
  return null;
}
