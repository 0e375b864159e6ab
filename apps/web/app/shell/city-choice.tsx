import { useSyncExternalStore } from 'react';
import { hasCityCookie, rememberCity, subscribeToCity } from '#app/features/city/city-cookie.ts';
import { useDetectedCity } from '#app/lib/visitor/detected-city.ts';
import { CityLine } from './header/city-line.tsx';

type Props = { cityId: number; cityName: string; cityCode: string; onChoose: () => void };

/** City in the strip: asks whether the guess was right until one answers. */
export function CityChoice({ cityId, cityName, cityCode, onChoose }: Props) {
  // On the server nobody is asked: the page is shared by all who look from this city.
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  // A page that came from somewhere else's cache may have another city than its reader.
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
