import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { NBSP } from '@yahont/values/digits.ts';

type Props = Pick<ArticleCard, 'publishedOn' | 'changedOn'>;

/** The day of publication, and of the last change when it is a later one: «20 ноября 2026 · Обновлено 23 ноября 2026». */
export function ArticleDates({ publishedOn, changedOn }: Props) {
  return (
    <>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      {changedOn > publishedOn && (
        <>
          {` · Обновлено${NBSP}`}
          <time dateTime={changedOn}>{formatDate(changedOn)}</time>
        </>
      )}
    </>
  );
}
