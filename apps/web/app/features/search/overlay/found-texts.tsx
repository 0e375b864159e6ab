import type { Suggestions } from '@yahont/contracts/search/search.ts';
import { Group, Row } from './option.tsx';
import styles from './found-texts.module.css';

/** Per kind; the results page has the rest. */
const MOST = 3;

/** Articles, stores and pages that match a query. */
export function FoundTexts({ suggestions: { articles, stores, pages } }: { suggestions: Suggestions }) {
  if (articles.length + stores.length + pages.length === 0) return null;
  return (
    <div className={styles.root}>
      {stores.length > 0 && (
        <Group label="Салоны">
          {stores.slice(0, MOST).map(({ id, url, name, cityName }) => (
            <Row key={id} id={`store-${id}`} icon="store" href={url} note={cityName}>
              {name}
            </Row>
          ))}
        </Group>
      )}
      {articles.length > 0 && (
        <Group label={'Статьи и\u00A0новости'}>
          {articles.slice(0, MOST).map(({ url, title, minutes }) => (
            <Row key={url} id={`article-${url}`} icon="document" href={url} note={`${minutes}\u00A0мин`}>
              {title}
            </Row>
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group label="Покупателям">
          {pages.slice(0, MOST).map(({ url, title }) => (
            <Row key={url} id={`page-${url}`} icon="document" href={url}>
              {title}
            </Row>
          ))}
        </Group>
      )}
    </div>
  );
}
