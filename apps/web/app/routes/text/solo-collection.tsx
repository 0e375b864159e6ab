import { listOnlyPieces } from '@yahont/contracts/catalogue/cards.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './solo-collection.module.css';
import type { Route } from './+types/solo-collection';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('catalogue', 'listing');
  const [text, { items: cards }] = await Promise.all([loadTextPage(page, url), page.api(listOnlyPieces)]);
  return { text, cards };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** All one-of-a-kind pieces, above a text about them. */
export default function SoloCollectionPage({ loaderData: { text, cards } }: Route.ComponentProps) {
  const left = cards.filter(({ inStock }) => inStock).length;
  return (
    <TextArticle
      page={text}
      parents={parentsOf(text.path)}
      first={
        <section className={`${layout.container} ${styles.root}`} aria-labelledby="sobranie">
          <header className={styles.head}>
            <h2 id="sobranie" className={styles.title}>
              Сейчас в&nbsp;собрании
            </h2>
            <p className={styles.count}>{countText(left)}</p>
          </header>
          <ul className={styles.grid}>
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListedCard
                  card={card}
                  type="catalog"
                  sizes={GRID_SIZES}
                  list="Единственные"
                  position={index + 1}
                />
              </li>
            ))}
          </ul>
        </section>
      }
    />
  );
}

function countText(left: number): string {
  return left === 0
    ? 'Все вещи нашли владельцев. Новые появляются вслед за\u00A0камнями.'
    : `${countOf(left, ['украшение', 'украшения', 'украшений'])}, каждое в\u00A0одном экземпляре`;
}
