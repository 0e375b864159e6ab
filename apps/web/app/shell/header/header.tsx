import { Suspense, useRef, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { hasBuyBar } from '#app/shop/buying/has-buy-bar.ts';
import { HEADER_THING_ID } from '#app/shop/buying/header-thing.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { Logo } from '../logo.tsx';
import { AccountLink } from './account-link.tsx';
import { CompareLink } from './compare-link.tsx';
import { SearchField } from './search-field.tsx';
import { MEGA_MENU_ID } from './mega-menu/mega-menu-id.ts';
import { SALE_URL } from './mega-menu/sale-url.ts';
import type { HeaderSection } from './mega-menu/header-section.ts';
import { TopStrip } from './top-strip.tsx';
import { useHidingHeader } from './use-hiding-header.ts';
import { useMegaMenu } from './mega-menu/use-mega-menu.ts';
import { CartCount, FavouriteCount } from './visitor-badges.tsx';
import styles from './header.module.css';

const loadMegaMenu = () =>
  import('./mega-menu/mega-menu.tsx').then(({ MegaMenu }) => ({ default: MegaMenu }));
const MegaMenu = lazyPart(loadMegaMenu);

type Props = {
  /** Null when the page's city is unknown. */
  cityName: string | null;
  /** Transliterated name of the city, as in `/stores/{cityCode}/`. */
  cityCode?: string;
  /** Links of the row below the header. */
  sections: readonly HeaderSection[];
  /** The city in the strip. */
  city: ReactNode;
  /** Replaces the search form. */
  search?: ReactNode;
  /** Opens the city dialog on a phone, which has no strip; without it the pin links to the stores. */
  onChooseCity?: (() => void) | undefined;
  /** Opens the sign-in dialog. */
  onSignIn?: (() => void) | undefined;
};

/** Strip, main row, sections. The strip and the sections scroll away; the main row returns on scrolling up. */
export function Header({ cityName, cityCode, sections, city, search, onChooseCity, onSignIn }: Props) {
  const { pathname } = useLocation();
  const isBuying = hasBuyBar(useMatches());
  const bar = useRef<HTMLDivElement>(null);
  const mega = useMegaMenu();
  useHidingHeader(bar);
  return (
    <header className={styles.root} data-layout="default" data-buying={isBuying || undefined}>
      <TopStrip city={city} />
      <div className={styles.bar} ref={bar} data-open={mega.isOpen || undefined} {...mega.frameProps}>
        <div className={`${layout.container} ${styles.row}`}>
          <A className={styles.phoneTool} data-buying="" href="/menu/" aria-label="Каталог">
            <Icon name="menu" />
          </A>
          <A href="/" className={styles.brand}>
            <Logo />
          </A>
          <div id={HEADER_THING_ID} className={styles.thing} />
          <a
            href="/menu/"
            className={styles.catalogue}
            aria-expanded={mega.isOpen}
            aria-controls={mega.isOpen ? MEGA_MENU_ID : undefined}
            onFocus={() => void loadMegaMenu()}
            onMouseEnter={() => void loadMegaMenu()}
            {...mega.triggerProps}
          >
            <Icon name={mega.isOpen ? 'close' : 'menu'} />
            Каталог
          </a>
          {mega.isOpen && (
            <Suspense>
              <MegaMenu isEntered={mega.isEntered} />
            </Suspense>
          )}
          <div className={styles.search}>{search ?? <SearchField />}</div>
          <nav className={styles.tools} aria-label="Личное">
            <AccountLink onSignIn={onSignIn} isCurrent={pathname.startsWith('/personal')} />
            <CompareLink />
            <A href="/favorites/">
              <Icon name="heart" />
              <FavouriteCount />
              Избранное
            </A>
            <A href="/cart/">
              <Icon name="bag" />
              <CartCount />
              Корзина
            </A>
          </nav>
          <A className={styles.phoneTool} href="/search/" aria-label="Поиск">
            <Icon name="search" />
          </A>
          <A
            className={styles.phoneTool}
            data-city=""
            href={cityCode === undefined ? '/stores/' : `/stores/${cityCode}/`}
            aria-label={cityName === null ? 'Салоны' : `Ваш город: ${cityName}`}
            onClick={(event) => {
              if (onChooseCity === undefined) return;
              event.preventDefault();
              onChooseCity();
            }}
          >
            <Icon name="pin" />
          </A>
          <A className={styles.phoneTool} data-buying="" href="/cart/">
            <Icon name="bag" />
            <CartCount />
            <span className={text.hidden}>Корзина</span>
          </A>
        </div>
      </div>
      <nav className={styles.sections} aria-label="Каталог">
        <div className={`${layout.container} ${styles.sectionRow}`}>
          {sections.map((section) => (
            <A
              key={section.url}
              href={section.url}
              data-sale={section.url === SALE_URL || undefined}
              aria-current={pathname.startsWith(section.url) ? 'page' : undefined}
            >
              {section.name}
            </A>
          ))}
        </div>
      </nav>
    </header>
  );
}
