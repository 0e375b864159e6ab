import type { SearchGroups } from '@yahont/contracts/search/search.ts';
import type { ResultTab } from './result-tabs.tsx';

/** The groups of results that are not empty, products first. */
export function resultTabs(
  total: number,
  { articles, stones, stores, pages }: Pick<SearchGroups, 'articles' | 'stones' | 'stores' | 'pages'>,
): ResultTab[] {
  return [
    { id: 'izdeliya', name: 'Изделия', count: total },
    { id: 'kamni', name: 'Бриллианты', count: stones?.total ?? 0 },
    { id: 'stranitsy', name: 'Страницы', count: pages.length },
    { id: 'salony', name: 'Салоны', count: stores.length },
    { id: 'stati', name: 'Статьи', count: articles.length },
  ].filter(({ count }) => count > 0);
}
