import type { FoundPlace, SearchGroups } from '@yahont/contracts/search/search.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './result-groups.module.css';

type Groups = Pick<SearchGroups, 'articles' | 'stores' | 'pages' | 'related' | 'sections'>;

const MINUTES = ['минута', 'минуты', 'минут'] as const;
const ARTICLE_KINDS = { guide: 'Ювелирный гид', news: 'Новости', action: 'Акция' } as const;
const PAGE_KINDS = { page: null, question: 'Вопрос', vacancy: 'Вакансия' } as const;
const PICTURE_SIZES = '(min-width: 1024px) 320px, (min-width: 768px) 45vw, 96px';

/** Few results: the query without one of its conditions, as chips with counts. */
export function WiderSelections({ wider }: Pick<SearchGroups, 'wider'>) {
  if (wider.length === 0) return null;
  return (
    <nav className={styles.sections} aria-label="Шире запроса">
      <span className={styles.lead}>Шире:</span>
      {wider.map(({ name, url, count }) => (
        <Chip key={url} kind="plain" href={url}>
          {nbsp(name)} <small className={styles.count}>{groupDigits(String(count))}</small>
        </Chip>
      ))}
    </nav>
  );
}

/** Found sections as chips. */
export function FoundSections({ sections }: Pick<Groups, 'sections'>) {
  if (sections.length === 0) return null;
  return (
    <nav id="razdely" className={styles.sections} aria-label="Найденные разделы">
      {sections.map(({ name, url, count }) => (
        <Chip key={url} kind="plain" href={url}>
          {nbsp(name)} <small className={styles.count}>{groupDigits(String(count))}</small>
        </Chip>
      ))}
    </nav>
  );
}

/** Found pages, questions and vacancies, stores, and articles. */
export function FoundGroups({ articles, stores, pages }: Pick<Groups, 'articles' | 'stores' | 'pages'>) {
  return (
    <>
      {pages.length > 0 && (
        <section id="stranitsy" className={styles.group} aria-labelledby="stranitsy-title">
          <h2 id="stranitsy-title" className={styles.heading}>
            Страницы и ответы
          </h2>
          <ul className={styles.rows}>
            {pages.map(({ kind, title, url, place }) => (
              <li key={url}>
                <A className={styles.row} href={url}>
                  {PAGE_KINDS[kind] && <small className={text.note}>{PAGE_KINDS[kind]}</small>}
                  <b className={styles.name}>{nbsp(title)}</b>
                </A>
                {place && <PlaceLink place={place} title="На этой странице" />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section id="salony" className={styles.group} aria-labelledby="salony-title">
          <h2 id="salony-title" className={styles.heading}>
            Салоны
          </h2>
          <ul className={styles.rows}>
            {stores.map(({ id, name, cityName, address, metro, url, services }) => (
              <li key={id}>
                <A className={styles.row} href={url}>
                  <b className={styles.name}>{nbsp(name)}</b>
                  <span className={text.note}>
                    {nbsp(
                      [cityName, address, metro && `м. ${metro}`, ...services].filter(Boolean).join(' · '),
                    )}
                  </span>
                </A>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section id="stati" className={styles.group} aria-labelledby="stati-title">
          <h2 id="stati-title" className={styles.heading}>
            Статьи и акции
          </h2>
          <ul className={styles.articles}>
            {articles.map(({ kind, title, url, minutes, picture, place }) => (
              <li key={url}>
                <A className={styles.article} href={url}>
                  <span
                    className={styles.picture}
                    data-theme={picture?.background === 'dark' ? 'dark' : undefined}
                  >
                    {picture && <Picture picture={picture} sizes={PICTURE_SIZES} alt="" />}
                  </span>
                  <span className={styles.words}>
                    <small className={text.note}>
                      {ARTICLE_KINDS[kind]} · {countOf(minutes, MINUTES)}
                    </small>
                    <span className={styles.title}>{nbsp(title)}</span>
                  </span>
                </A>
                {place && <PlaceLink place={place} title="В этой статье" />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A link to the part of a text that the query is about. */
function PlaceLink({ place: { heading, url }, title }: { place: FoundPlace; title: string }) {
  return (
    <p className={styles.place}>
      {title}: <A href={url}>{nbsp(heading)}</A>
    </p>
  );
}

/** Related queries. */
export function RelatedQueries({ related, title }: Pick<Groups, 'related'> & { title: string }) {
  if (related.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="related-title">
      <h2 id="related-title" className={styles.heading}>
        {title}
      </h2>
      <div className={styles.chips}>
        {related.map(({ text, url }) => (
          <Chip key={url} kind="plain" href={url}>
            {nbsp(text)}
          </Chip>
        ))}
      </div>
    </section>
  );
}
