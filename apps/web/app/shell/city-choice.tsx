import { useSyncExternalStore } from 'react';
import { hasCityCookie, rememberCity, subscribeToCity } from '#app/features/city/city-cookie.ts';
import { CityLine } from './header/city-line.tsx';

type Props = { cityId: number; cityName: string; cityCode: string; onChoose: () => void };

/** City in the strip: asks whether the guess was right until one answers. */
export function CityChoice({ cityId, cityName, cityCode, onChoose }: Props) {
  // On the server nobody is asked: the page is shared by all who look from this city.
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  return (
    <CityLine
      cityName={cityName}
      cityCode={cityCode}
      isAsking={!isKnown}
      onConfirm={() => rememberCity(cityId)}
      onChoose={onChoose}
    />
  );
}
