import { Fragment } from 'react';
import type { FoundPlace, Suggestions } from '@yahont/contracts/search/search.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Group, Row } from './option.tsx';
import styles from './found-texts.module.css';

/** Per kind; the results page has the rest. */
const MAX = 3;

const PAGE_KINDS = { page: undefined, question: 'вопрос', vacancy: 'вакансия' } as const;

/** Articles, stores, pages, questions and vacancies that match a query. */
export function FoundTexts({ suggestions: { articles, stores, pages } }: { suggestions: Suggestions }) {
  if (articles.length + stores.length + pages.length === 0) return null;
  return (
    <div className={styles.root}>
      {stores.length > 0 && (
        <Group label="Салоны">
          {stores.slice(0, MAX).map(({ id, url, name, cityName }) => (
            <Row key={id} id={`store-${id}`} icon="store" href={url} note={cityName}>
              {name}
            </Row>
          ))}
        </Group>
      )}
      {articles.length > 0 && (
        <Group label={'Статьи и\u00A0новости'}>
          {articles.slice(0, MAX).map(({ url, title, minutes, place }) => (
            <Fragment key={url}>
              <Row id={`article-${url}`} icon="document" href={url} note={`${minutes}\u00A0мин`}>
                {title}
              </Row>
              {place && <PlaceRow place={place} note="в этой статье" />}
            </Fragment>
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group label={'Страницы и\u00A0ответы'}>
          {pages.slice(0, MAX).map(({ kind, url, title, place }) => (
            <Fragment key={url}>
              <Row id={`page-${url}`} icon="document" href={url} note={PAGE_KINDS[kind]}>
                {title}
              </Row>
              {place && <PlaceRow place={place} note="на этой странице" />}
            </Fragment>
          ))}
        </Group>
      )}
    </div>
  );
}

/** The part of the text above that the query is about. */
function PlaceRow({ place: { heading, url }, note }: { place: FoundPlace; note: string }) {
  return (
    <Row id={`place-${url}`} icon="return" href={url} note={note}>
      {nbsp(heading)}
    </Row>
  );
}
