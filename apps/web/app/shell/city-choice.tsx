import { useSyncExternalStore } from 'react';
import { hasCityCookie, rememberCity, subscribeToCity } from '#app/features/city/city-cookie.ts';
import { useDetectedCity } from '#app/lib/visitor/detected-city.ts';
import { CityLine } from './header/city-line.tsx';

type Props = { cityId: number; cityName: string; cityCode: string; onChoose: () => void };

/** The city in the strip: asks whether the guess is right until the shopper answers. */
export function CityChoice({ cityId, cityName, cityCode, onChoose }: Props) {
  // The server renders no question, because the page is cached for all visitors of this city.
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  // The cached page may be for another city than the visitor's.
  const detected = useDetectedCity();
  const guess = detected ?? { id: cityId, name: cityName };

  function confirm() {
    rememberCity(guess.id);
    if (guess.id !== cityId) location.reload();
  }

  return (
    <CityLine
      cityName={cityName}
      cityCode={cityCode}
      guess={isKnown ? null : guess.name}
      onConfirm={confirm}
      onChoose={onChoose}
    />
  );
}
