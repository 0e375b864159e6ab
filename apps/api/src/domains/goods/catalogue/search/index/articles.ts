/** Shortest beginning of an article number that is searched for. */
export const ARTICLE_START = 4;

/** Article numbers of products, written without separators. */
export type Articles = {
  set: (id: number, article: string) => void;
  delete: (id: number) => void;
  find: (article: string) => number | undefined;
  /** Products whose number has this beginning of `ARTICLE_START` letters at least. */
  startingWith: (start: string) => number[];
};

/** Numbers are in groups by their beginning, so that a query does not read all of them. */
export function createArticles(): Articles {
  const groups = new Map<string, Map<string, number>>();
  const known = new Map<number, string>();
  const groupOf = (article: string): Map<string, number> | undefined =>
    groups.get(article.slice(0, ARTICLE_START));
  return {
    set: (id, article) => {
      const group = groupOf(article) ?? new Map<string, number>();
      groups.set(article.slice(0, ARTICLE_START), group);
      group.set(article, id);
      known.set(id, article);
    },
    delete: (id) => {
      const article = known.get(id);
      if (article === undefined) return;
      known.delete(id);
      groupOf(article)?.delete(article);
    },
    find: (article) => groupOf(article)?.get(article),
    startingWith: (start) => {
      const found: number[] = [];
      for (const [article, id] of groupOf(start) ?? []) if (article.startsWith(start)) found.push(id);
      return found;
    },
  };
}
