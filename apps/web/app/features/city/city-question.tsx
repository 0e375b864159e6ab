import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { useDetectedCity } from '#app/lib/visitor/detected-city.ts';
import { useWidth } from '#app/base/viewport/use-width.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { notePassedOver, wasCityPassedOver } from './city-asked.ts';
import { hasCityCookie, subscribeToCity } from './city-cookie.ts';

const CityCard = lazyPart(async () => ({ default: (await import('./city-card.tsx')).CityCard }));

/** Below this width a page has no top strip with the question. */
const WITHOUT_STRIP = '(max-width: 1023.98px)';

/**
 * On a phone: asks whether the city was guessed right, after the cookie question is answered, so that there
 * are never two questions at once. Scrolling by one screen counts as ignoring the question: it disappears for
 * the visit. The header's pin still opens the list of cities.
 */
export function CityQuestion() {
  const frame = useRouteLoaderData<{ cityId: number; cityName: string }>('routes/layouts/default');
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  const isFree = useSyncExternalStore(subscribeToConsent, isConsentAnswered, () => false);
  const isPhone = useWidth(WITHOUT_STRIP);
  const detected = useDetectedCity();
  const [isChoosing, setChoosing] = useState(false);
  const isDue = frame !== undefined && isPhone && isFree && !isKnown;
  const isPassedOver = usePassingOver(isDue);
  if (frame === undefined || !isPhone || !isFree) return null;
  if (!isChoosing && (isKnown || isPassedOver)) return null;
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

/** Whether the page was scrolled by one screen while the question was shown, now or earlier in this visit. */
function usePassingOver(isDue: boolean): boolean {
  const [isPassedOver, setPassedOver] = useState(wasCityPassedOver);
  // Scrolling is outside React.
  useEffect(() => {
    if (!isDue || isPassedOver) return undefined;
    const start = window.scrollY;
    const scroll = (): void => {
      if (Math.abs(window.scrollY - start) < window.innerHeight || isAtEnd()) return;
      notePassedOver();
      setPassedOver(true);
    };
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, [isDue, isPassedOver]);
  return isPassedOver;
}

/** At the end of a page, removing the question's reserved space would shift the text. */
function isAtEnd(): boolean {
  const left = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
  return left < window.innerHeight / 4;
}

function isConsentAnswered(): boolean {
  return currentConsent() !== null;
}
