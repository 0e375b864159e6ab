import { Suspense, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { useDetectedCity } from '#app/lib/visitor/detected-city.ts';
import { useWidth } from '#app/lib/viewport/use-width.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { QuestionCard } from '#app/ui/modals/question-card.tsx';
import { hasCityCookie, rememberCity, subscribeToCity } from './city-cookie.ts';

const CityDialog = lazyPart(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog }));

/** Below this width a page has no top strip with the question. */
const WITHOUT_STRIP = '(max-width: 1023.98px)';

type Frame = { cityId: number; cityName: string };

/**
 * On a phone: asks whether the city was guessed right, after the cookie question is answered, so that there are never
 * two questions at once.
 */
export function CityQuestion() {
  const frame = useRouteLoaderData<Frame>('routes/layouts/default');
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  const isFree = useSyncExternalStore(subscribeToConsent, isConsentAnswered, () => false);
  const isPhone = useWidth(WITHOUT_STRIP);
  const detected = useDetectedCity();
  const [isChoosing, setChoosing] = useState(false);
  if (frame === undefined || !isPhone || !isFree || (isKnown && !isChoosing)) return null;
  const guess = detected ?? { id: frame.cityId, name: frame.cityName };

  function confirm(): void {
    rememberCity(guess.id);
    if (guess.id !== frame?.cityId) location.reload();
  }

  return (
    <>
      <QuestionCard
        label="Ваш город"
        about="city"
        answers={
          <>
            <Button variant="ghost" onClick={confirm}>
              Да
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              Выбрать другой
            </Button>
          </>
        }
      >
        Ваш город&nbsp;— {guess.name}?
      </QuestionCard>
      {isChoosing && (
        <Suspense>
          <CityDialog currentId={guess.id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function isConsentAnswered(): boolean {
  return currentConsent() !== null;
}
