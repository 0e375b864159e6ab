import { useCallback, useEffect } from 'react';
import { CompareForm } from '#app/features/comparison/choice/compare-form.tsx';
import { CompareToggle } from '#app/features/comparison/choice/compare-toggle.tsx';
import { useBells } from '#app/features/bells/use-bells.tsx';
import { SizesOfPeople } from '#app/features/close-people/sizes/sizes-of-people.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import type { Buy } from '#app/features/product/buy/buy-types.ts';
import { kindMany } from '#app/features/product/product-names.ts';
import { ProductView } from '#app/features/product/product-view.tsx';
import { useHold } from '#app/features/holds/use-hold.tsx';
import { SetRow } from '#app/features/sets/set-row.tsx';
import { SetsWhenNear } from '#app/features/sets/sets-when-near.tsx';
import { ReviewsWhenNear } from '#app/features/reviews/reviews-when-near.tsx';
import { QuestionsWhenNear } from '#app/features/product-questions/questions-when-near.tsx';
import { SizeAdvice } from '#app/features/reviews/size-advice.tsx';
import { useShowing } from '#app/features/showing/use-showing.tsx';
import { Viewed } from '#app/features/product/viewed.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { useSizeOfAddress } from '#app/lib/chosen-size.ts';
import { track } from '#app/lib/metrics/track.ts';
import { PHONE_HOURS, PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import layout from '#app/ui/text/layout.module.css';
import type { ProductPageData } from './load-product.server.ts';
import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import styles from './product-page.module.css';
import { addWhenLoaded } from '#app/blocks/cards/add-when-loaded.ts';
import { listedCards } from '#app/blocks/cards/listed-cards.tsx';

const SIMILAR_ID = 'similar';

/** A product with similar ones and recently viewed ones. */
export function ProductPage({
  product,
  worn,
  dossier,
  similar,
  reviews,
  sets,
  questions,
  city,
  today,
}: ProductPageData) {
  useSizeOfAddress(product.kind);
  const { name } = product;
  const showing = useShowing({ kind: 'product', productId: product.id, name });
  const hold = useHold({ name, showingHref: showing.link(null).href });
  const bells = useBells(product);
  const buy = useBuy(product);
  useEffect(() => track({ kind: 'detail', product }), [product]);
  const sizes = product.skus.flatMap(({ size }) => size ?? []);
  const renderSimilar = listedCards('Похожие изделия');
  const renderViewed = listedCards('Вы смотрели');
  return (
    <main
      id="main"
      className={styles.root}
      data-kind="product"
      data-theme={product.tier === 'royal' ? 'dark' : undefined}
    >
      <CompareForm />
      <ProductView
        product={product}
        worn={worn}
        dossier={dossier}
        city={city}
        today={today}
        buy={buy}
        similarHref={similar.length > 0 ? `#${SIMILAR_ID}` : product.section.url}
        showing={showing.link}
        hold={hold.link}
        bells={bells}
        phone={{ text: PHONE_TEXT, href: PHONE_HREF, hours: PHONE_HOURS }}
        compare={
          <CompareToggle thing={{ kind: 'products', id: product.id }} name={product.name} look="icon" />
        }
        heart={<FavouriteButton id={product.id} name={product.name} place="square" />}
        sizeAdvice={
          reviews && <SizeAdvice kind={product.kind} fitsBySize={reviews.summary.fitsBySize} sizes={sizes} />
        }
        setRow={sets && <SetRow sets={sets} />}
        whoseSize={<SizesOfPeople kind={product.kind} skus={product.skus} />}
        top={<Breadcrumbs items={[...product.breadcrumbs, { name: product.shortName, url: product.url }]} />}
      >
        {reviews && (
          <ReviewsWhenNear
            productId={product.id}
            kind={product.kind}
            name={product.shortName}
            sizes={sizes}
            reviews={reviews}
          />
        )}
        {questions && (
          <QuestionsWhenNear productId={product.id} name={product.shortName} questions={questions} />
        )}
        <div className={styles.others}>
          {sets && <SetsWhenNear sets={sets} />}
          {similar.length > 0 && (
            <section className={layout.section} id={SIMILAR_ID}>
              <header className={layout.sectionHead}>
                <h2>Похожие {kindMany(product.kind)}</h2>
                <ArrowLink href={product.section.url} isShortOnPhone>
                  {product.section.name}
                </ArrowLink>
              </header>
              <Carousel label={`Похожие ${kindMany(product.kind)}`}>{similar.map(renderSimilar)}</Carousel>
            </section>
          )}
          <Viewed productId={product.id} renderCard={renderViewed} />
          <PersonalRow className={layout.section} except={[product.id, ...similar.map(({ id }) => id)]} />
        </div>
      </ProductView>
      {showing.dialog}
      {hold.dialog}
      {bells?.dialog}
    </main>
  );
}

/** Puts the product into the cart, and a chosen chain after it. */
function useBuy({ name, tier, images }: ProductPageData['product']): Buy {
  const pictureHash = images[0]?.hash ?? null;
  return useCallback<Buy>(
    async ({ skuId, size, price, engraving, chain }) => {
      const bought = await addWhenLoaded({ skuId, size, engraving, name, tier, price, pictureHash });
      if (!bought.ok || chain === null) return bought;
      const { sku, chain: design } = chain;
      const added = await addWhenLoaded({
        skuId: sku.id,
        size: sku.size,
        name: design.name,
        tier: design.tier,
        price: sku.price,
        pictureHash: design.picture?.hash ?? null,
      });
      return added.ok
        ? added
        : { ok: true, note: `Подвеска в\u00A0корзине, а\u00A0цепь нет. ${added.message}` };
    },
    [name, tier, pictureHash],
  );
}
