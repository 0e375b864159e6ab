import { countOf } from '@yahont/values/text/plural.ts';
import { cleanSearchText, searchUrl } from '@yahont/values/typed/search-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import type { Answer } from './use-suggestions.ts';
import styles from './search-overlay.module.css';

type Props = { text: string; answer: Answer; onSearch: () => void };

/** Status text: loading failed, another query was searched, nothing was found. */
export function OverlayNote({ text: typed, answer: { suggestions, isCurrent, isError }, onSearch }: Props) {
  const query = cleanSearchText(typed);
  if (isError) {
    return (
      <p className={styles.note} role="status">
        Подсказки не&nbsp;пришли, но&nbsp;поиск работает.{' '}
        {query !== '' && (
          <A className={text.link} href={searchUrl(query)} onClick={onSearch}>
            Искать «{query}»
          </A>
        )}
      </p>
    );
  }
  if (suggestions === null || query === '') return null;
  const { correction } = suggestions;
  const isFound = hasAny(suggestions);
  return (
    <>
      {correction !== null && isFound && (
        <p className={styles.note}>
          Показываем «{correction.corrected}».{' '}
          <A className={text.link} href={correction.exactUrl} onClick={onSearch}>
            Искать «{correction.typed}»
          </A>
        </p>
      )}
      {!isFound && isCurrent && (
        <p className={styles.note}>По&nbsp;запросу «{query}» ничего нет. Попробуйте короче или проще.</p>
      )}
      <p role="status" className={text.hidden}>
        {isCurrent && (isFound ? foundText(suggestions) : 'Ничего нет')}
      </p>
    </>
  );
}

/** «2 изделия: Размер 17,5, 585» */
function foundText({ total, meant }: NonNullable<Answer['suggestions']>): string {
  const count = countOf(total, ['изделие', 'изделия', 'изделий']);
  return total > 0 && meant.length > 0 ? `${count}: ${meant.join(', ')}` : count;
}

function hasAny({
  completions,
  sections,
  products,
  articles,
  stores,
  pages,
}: NonNullable<Answer['suggestions']>): boolean {
  return [completions, sections, products, articles, stores, pages].some((group) => group.length > 0);
}
