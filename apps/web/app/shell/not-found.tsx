import { Button } from '#app/ui/button.tsx';
import styles from './not-found.module.css';

type Props = { title?: string | undefined };

const LINKS = [
  { href: '/', text: 'Главная' },
  { href: '/catalog/', text: 'Каталог' },
  { href: '/guide/', text: 'Ювелирный гид' },
  { href: '/stores/', text: 'Магазины' },
  { href: '/history/', text: 'История комании' },
] as const;

/** SPEC 2: what stands at an address that leads nowhere; the texts are its. */
export function NotFound({ title }: Props) {
  return (
    <main className={styles.root} id="main">
      {title ? <title>{title}</title> : null}
      <p className={styles.digits} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>Ошибка 404</h1>
      <p className={styles.lead}>Введённый адрес недоступен. Возможные причины:</p>
      <ul className={styles.reasons}>
        <li>страница удалена, потому что устарела;</li>
        <li>страница переехала на другой адрес;</li>
        <li>в адресе опечатка в одной букве.</li>
      </ul>
      <form className={styles.search} action="/search/" role="search">
        <label className={styles.label}>
          <span className={styles.hidden}>Поиск по каталогу</span>
          <input className={styles.input} type="search" name="q" placeholder="Введите запрос" />
        </label>
        <Button type="submit">Найти</Button>
      </form>
      <ul className={styles.links}>
        {LINKS.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
