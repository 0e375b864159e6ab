import { ListTabs } from '../list-tabs.tsx';
import { newsUrl } from './news-page.ts';

type Props = {
  years: readonly string[];
  /** Null for all years. */
  current: string | null;
};

/** Years that have news, as links. */
export function NewsYears({ years, current }: Props) {
  if (years.length < 2) return null;
  const tabs = [null, ...years].map((year) => ({
    name: year ?? 'Все',
    url: newsUrl({ year, page: 1 }),
    isCurrent: year === current,
  }));
  return <ListTabs label="Новости по годам" tabs={tabs} />;
}
