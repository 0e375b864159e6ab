import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { hasCityCookie, rememberCity, subscribeToCity } from '#app/features/city/city-cookie.ts';
import { CityLine } from './header/city-line.tsx';

const CityDialog = lazy(() =>
  import('#app/features/city/city-dialog.tsx').then((module) => ({ default: module.CityDialog })),
);

type Props = { cityId: number; cityName: string; cityCode: string };

/** City in the strip: asks whether the guess was right until one answers. */
export function CityChoice({ cityId, cityName, cityCode }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  // On the server nobody is asked: the page is shared by all who look from this city.
  const isKnown = useSyncExternalStore(subscribeToCity, hasCityCookie, () => true);
  return (
    <>
      <CityLine
        cityName={cityName}
        cityCode={cityCode}
        isAsking={!isKnown}
        onConfirm={() => rememberCity(cityId)}
        onChoose={() => setChoosing(true)}
      />
      {isChoosing && (
        <Suspense>
          <CityDialog currentId={cityId} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
