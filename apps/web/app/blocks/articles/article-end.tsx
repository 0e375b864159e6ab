import type { Article } from '@yahont/contracts/content/articles.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './article-end.module.css';

type Props = { article: Pick<Article, 'link' | 'note' | 'action'> };

/** The end of an article: where to go next, and the small print. */
export function ArticleEnd({ article: { link, note, action } }: Props) {
  // The head of an action already has its link.
  const next = action === null ? link : null;
  if (next === null && note === '') return null;
  return (
    <div className={styles.root}>
      {next && (
        <p>
          <ButtonLink href={next.url} size="big">
            {next.text}
          </ButtonLink>
        </p>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}
