import type { Article } from '@yahont/contracts/content/articles.ts';
import { ActionHead } from '#app/features/articles/actions/action-head.tsx';
import { ActionTerms } from '#app/features/articles/actions/action-terms.tsx';
import { GuideHead } from '#app/features/articles/guide/guide-head.tsx';
import { GuideSide } from '#app/features/articles/guide/guide-side.tsx';
import { NewsHead } from '#app/features/articles/news-head.tsx';
import { RelatedArticles } from '#app/features/articles/related-articles.tsx';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { ArticleEnd } from './article-end.tsx';
import type { SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import styles from './article-page.module.css';

const BESIDE = 2;

/** The first products that a text shows. */
function piecesOf(blocks: readonly Block[]): SmallCard[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.cards : [])).slice(0, BESIDE);
}

type Props = {
  article: Article;
  /** Time zone of the city in hours: an action ends at its midnight. */
  offsetHours: number;
};

/** An article with the heading that editors set for its address, otherwise its own. */
export function ArticlePage({ article, offsetHours }: Props) {
  const heading = useHeading(article.h1);
  const { kind, blocks, notes, url, breadcrumbs, related } = article;
  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <article>
        <Head article={article} heading={heading} offsetHours={offsetHours} />
        <ReadingColumns
          blocks={blocks}
          notes={notes}
          look={kind === 'guide' ? 'article' : 'page'}
          address={url}
          side={sideOf(article)}
          after={<ArticleEnd article={article} />}
        />
      </article>
      <RelatedArticles kind={kind} cards={related} />
    </main>
  );
}

function Head({ article, heading, offsetHours }: Props & { heading: string }) {
  if (article.kind === 'guide') return <GuideHead article={article} heading={heading} />;
  if (article.action === null) return <NewsHead article={article} heading={heading} />;
  return <ActionHead article={article} action={article.action} heading={heading} offsetHours={offsetHours} />;
}

function sideOf({ action, promoCode, blocks }: Article) {
  if (action !== null)
    return { label: 'Условия', content: <ActionTerms action={action} promoCode={promoCode} /> };
  return { label: 'О чём статья', content: <GuideSide cards={piecesOf(blocks)} /> };
}
