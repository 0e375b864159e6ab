import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { formatRingSize, parseRingSize, ringSizeToQuery } from '@yahont/values/measures/ring-size.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import { useChosenSize, useSizeOfAddress } from '#app/lib/chosen-size.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './own-sizes.module.css';
import type { Route } from './+types/own-sizes';

/** The section of discounted products. */
const SECTION = 'skidki';
/** Number of cards below the sizes; the listing has the others. */
const MAX_CARDS = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('catalogue', 'listing', `section:${SECTION}`);
  const typed = parseRingSize(url.searchParams.get('size') ?? '');
  const size = typed === null ? null : ringSizeToQuery(typed);
  const query = { ...listingQuery(new URLSearchParams()), section: SECTION, sort: 'discount' as const };
  const [text, all, chosen] = await Promise.all([
    loadTextPage(page, url),
    page.api(getListing, { query }),
    size === null ? null : page.api(getListing, { query: { ...query, size: [size] } }),
  ]);
  const sizes = all.facets
    .flatMap((facet) => (facet.kind === 'range' || facet.code !== 'size' ? [] : facet.options))
    // Lengths of bracelets and chains are sizes too.
    .filter(({ value, count }) => count > 0 && parseRingSize(value) !== null)
    .map(({ value, label, count }) => ({ value, label, count }));
  return {
    text,
    sizes,
    size,
    total: chosen?.total ?? 0,
    cards: chosen?.cards.slice(0, MAX_CARDS) ?? [],
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** Discounted rings in the visitor's own size, above the rules of the sale. */
export default function OwnSizesPage({ loaderData }: Route.ComponentProps) {
  const { text, sizes, size, total, cards } = loaderData;
  useSizeOfAddress('ring');
  const kept = useChosenSize('ring');
  const keptSize = kept === null ? null : ringSizeToQuery(kept);
  const own = size === null ? sizes.find(({ value }) => value === keptSize) : undefined;
  return (
    <TextArticle
      page={text}
      parents={parentsOf(text.path)}
      first={
        <section className={`${layout.container} ${styles.root}`} aria-labelledby="razmer">
          <h2 id="razmer" className={styles.title}>
            Ваш размер кольца
          </h2>
          <ul className={styles.sizes}>
            {sizes.map(({ value, label, count }) => (
              <li key={value}>
                <Chip
                  kind="plain"
                  href={value === size ? text.path : `${text.path}?size=${value}`}
                  isSelected={value === size}
                  keepsScroll
                >
                  {label} <small className={styles.count}>{count}</small>
                </Chip>
              </li>
            ))}
          </ul>
          <p className={styles.note} role="status">
            {size === null
              ? sizes.length === 0 && 'Сейчас все последние размеры разобрали.'
              : answerText(size, total)}
            {own && (
              <ArrowLink href={`${text.path}?size=${own.value}`}>
                Вы выбирали {own.label}: показать{' '}
                {countOf(own.count, ['украшение', 'украшения', 'украшений'])}
              </ArrowLink>
            )}
          </p>
          {cards.length > 0 && (
            <>
              <ul className={styles.grid}>
                {cards.map((card, index) => (
                  <li key={card.id}>
                    <ListedCard
                      card={card}
                      type="catalog"
                      sizes={GRID_SIZES}
                      list="Последние размеры"
                      position={index + 1}
                    />
                  </li>
                ))}
              </ul>
              <ArrowLink href={`/catalog/${SECTION}/?size=${size ?? ''}`}>
                Все со&nbsp;скидкой в&nbsp;этом размере, с&nbsp;фильтрами
              </ArrowLink>
            </>
          )}
        </section>
      }
    />
  );
}

function answerText(size: string, total: number): string {
  const label = formatRingSize(Math.round(Number(size) * 100));
  if (total === 0) return `В\u00A0размере ${label} сейчас ничего нет. Соседний размер часто можно подогнать.`;
  return `В\u00A0размере ${label} в\u00A0наличии ${countOf(total, ['украшение', 'украшения', 'украшений'])} со\u00A0скидкой.`;
}
