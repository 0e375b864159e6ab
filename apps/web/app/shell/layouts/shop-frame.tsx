import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { CityChoice } from '#app/shell/city-choice.tsx';
import type { HeaderSection } from '#app/shell/header/mega-menu/header-section.ts';
import { sectionLinks } from '#app/shell/header/mega-menu/section-links.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { DefaultLayout } from './default-layout.tsx';

const CityDialog = lazyPart(async () => ({
  default: (await import('#app/features/city/city-dialog.tsx')).CityDialog,
}));
const SignInDialog = lazyPart(async () => ({
  default: (await import('#app/shell/sign-in-dialog.tsx')).SignInDialog,
}));

/** Data of the shop that the default frame shows. */
export type FrameData = {
  sections: readonly HeaderSection[];
  cityId: number;
  cityName: string;
  /** Transliterated, as in `/stores/{cityCode}/`. */
  cityCode: string;
};

type Props = {
  /** Undefined when they could not be read. */
  data: FrameData | undefined;
  children: ReactNode;
};

/**
 * The data that this document showed last. Only a browser keeps them: a server's documents belong to many
 * visitors.
 */
let shown: FrameData | undefined;

/** Sections that every shop has, whatever it sells. */
const SURE: readonly HeaderSection[] = [
  { name: 'Весь каталог', url: '/catalog/' },
  { name: 'Царские камни', url: '/royal/' },
  { name: 'Сертификаты', url: '/certificates/' },
  { name: 'Гравировка', url: '/engraving/' },
  { name: 'Салоны', url: '/stores/' },
];

/**
 * The default frame with its dialogs. Without data it uses those of the previous page, or else the links that
 * every shop has, and names no city: header and footer are shown whatever has failed (SPEC 2.19).
 */
export function ShopFrame({ data, children }: Props) {
  // Remembered, because the next page of this document may fail.
  useEffect(() => {
    shown = data ?? shown;
  }, [data]);
  const known = data ?? shown;
  return known === undefined ? (
    <BareFrame>{children}</BareFrame>
  ) : (
    <WholeFrame {...known}>{children}</WholeFrame>
  );
}

function WholeFrame({ sections, cityId, cityName, cityCode, children }: FrameData & { children: ReactNode }) {
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

function BareFrame({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout
      sections={sectionLinks(SURE, { hasStones: false })}
      cityName={null}
      city={<A href="/stores/">Ваш город</A>}
    >
      {children}
    </DefaultLayout>
  );
}
