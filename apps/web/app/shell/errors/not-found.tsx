import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { BrilliantCrown } from '#app/shell/brilliant-crown.tsx';
import styles from './not-found.module.css';

type Props = {
  /** Recommendations, shown below. */
  children?: ReactNode;
};

const LINKS = [
  { href: '/', name: 'Главная' },
  { href: '/catalog/', name: 'Каталог' },
  { href: '/guide/', name: 'Ювелирный гид' },
  { href: '/stores/', name: 'Магазины' },
  { href: '/history/', name: 'История комании' },
] as const;

/** SPEC 2.18: the content of the 404 page, with its texts. */
export function NotFound({ children }: Props) {
  return (
    <main id="main" className={layout.tall}>
      <section className={`${layout.container} ${styles.root}`}>
        <div className={styles.digits} aria-hidden="true">
          <span>4</span>
          <BrilliantCrown className={styles.zero} />
          <span>4</span>
        </div>
        <div className={styles.text}>
          <h1 className={styles.title}>Ошибка 404</h1>
          <p className={text.muted}>Введённый адрес недоступен. Возможные причины:</p>
          <ul className={styles.reasons}>
            <li>страница удалена, потому что устарела;</li>
            <li>страница переехала на&nbsp;другой адрес;</li>
            <li>в&nbsp;адресе опечатка в&nbsp;одной букве.</li>
          </ul>
          <form className={styles.search} action="/search/" role="search" aria-label="Поиск по каталогу">
            <input
              className={styles.input}
              type="search"
              name="q"
              placeholder="Введите запрос"
              aria-label="Поиск по каталогу"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
            />
            <button type="submit" className={styles.find} aria-label="Найти">
              <Icon name="search" />
            </button>
          </form>
          <nav className={styles.links} aria-label="Куда пойти">
            {LINKS.map(({ href, name }) => (
              <A key={href} href={href} className={text.link}>
                {name}
              </A>
            ))}
          </nav>
        </div>
      </section>
      {children}
    </main>
  );
}
