import type { ArticleCard, ArticleKind } from '@yahont/contracts/content/articles.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { ArticleStrip } from './article-strip.tsx';

type Props = { kind: ArticleKind; cards: readonly ArticleCard[] };

const NEXT: Readonly<Record<ArticleKind, { heading: string; all: string; url: string }>> = {
  news: { heading: 'Другие новости', all: 'Все новости', url: '/news/' },
  action: { heading: 'Ещё акции', all: 'Все акции', url: '/actions/' },
  guide: { heading: 'Читайте дальше', all: 'Весь гид', url: '/guide/' },
};

/** Articles to read next. */
export function RelatedArticles({ kind, cards }: Props) {
  if (cards.length === 0) return null;
  const { heading, all, url } = NEXT[kind];
  return (
    <section className={`${layout.container} ${layout.section}`}>
      <header className={layout.sectionHead}>
        <h2>{heading}</h2>
        <ArrowLink href={url} isShortOnPhone>
          {all}
        </ArrowLink>
      </header>
      <ArticleStrip cards={cards} label={heading} />
    </section>
  );
}
