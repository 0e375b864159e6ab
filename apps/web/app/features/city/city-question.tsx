import { Suspense, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { useDetectedCity } from '#app/lib/visitor/detected-city.ts';
import { useWidth } from '#app/lib/viewport/use-width.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { hasCityCookie, subscribeToCity } from './city-cookie.ts';

const CityCard = lazyPart(async () => ({ default: (await import('./city-card.tsx')).CityCard }));

/** Below this width a page has no top strip with the question. */
const WITHOUT_STRIP = '(max-width: 1023.98px)';

/**
 * On a phone: asks whether the city was guessed right, after the cookie question is answered, so that there are never
 * two questions at once.
 */
export function CityQuestion() {
  const frame = useRouteLoaderData<{ cityId: number; cityName: string }>('routes/layouts/default');
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  const isFree = useSyncExternalStore(subscribeToConsent, isConsentAnswered, () => false);
  const isPhone = useWidth(WITHOUT_STRIP);
  const detected = useDetectedCity();
  const [isChoosing, setChoosing] = useState(false);
  if (frame === undefined || !isPhone || !isFree || (isKnown && !isChoosing)) return null;
  return (
    <Suspense>
      <CityCard
        shownId={frame.cityId}
        guess={detected ?? { id: frame.cityId, name: frame.cityName }}
        isChoosing={isChoosing}
        setChoosing={setChoosing}
      />
    </Suspense>
  );
}

function isConsentAnswered(): boolean {
  return currentConsent() !== null;
}
