import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { unpack, type Packed } from '#app/base/assembly/packed-json.ts';
import { hasFilters } from '#app/features/listing/listing-address.ts';
import { ListingHead } from '#app/features/listing/listing-head.tsx';
import { CardSkeleton } from '#app/shop/cards/card-skeleton.tsx';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { QuickLinks } from '#app/features/listing/quick-links.tsx';
import { SectionText } from '#app/ui/text/section-text.tsx';
import { useSizeOfAddress } from '#app/lib/chosen-size.ts';
import { SizeBanner } from '#app/features/product/sizes/size-banner.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import layout from '#app/ui/text/layout.module.css';
import { ListingCard } from '#app/blocks/listing/listing-card.tsx';

export type SectionPageData = {
  listing: Packed<Listing>;
  /** «в Москве» */
  cityIn: string;
};

/** A section of the catalogue. */
export function SectionPage({ listing: packed, cityIn }: SectionPageData) {
  const listing = unpack(packed);
  useSizeOfAddress('ring');
  const { section } = listing;
  const isRings = section.path === 'koltsa' || section.path.startsWith('koltsa/');
  return (
    <main id="main" className={layout.container} data-kind="section">
      <Breadcrumbs items={listing.breadcrumbs} />
      <ListingHead title={section.h1} count={listing.sectionTotal} lead={section.lead} />
      <QuickLinks links={listing.children} label="Подразделы" />
      <ListingView
        key={section.path}
        listing={listing}
        cityIn={cityIn}
        banner={isRings ? <SizeBanner /> : null}
        empty={<NothingFits url={section.url} isFiltered={hasFilters(listing)} />}
        renderComing={() => <CardSkeleton type="catalog" />}
        renderCard={(card, place, isPriority, position) => (
          <ListingCard
            card={card}
            place={place}
            isPriority={isPriority}
            list={section.name}
            position={position}
          />
        )}
      />
      <SectionText text={section.seoText} fallbackTitle={`${section.name}: как выбрать`} />
    </main>
  );
}

type NothingProps = { url: string; isFiltered: boolean };

function NothingFits({ url, isFiltered }: NothingProps) {
  if (!isFiltered) {
    return (
      <Empty title="Здесь пока пусто" actions={<ButtonLink href="/catalog/">Весь каталог</ButtonLink>}>
        Мастера готовят новые изделия. Загляните позже или посмотрите соседние разделы.
      </Empty>
    );
  }
  return (
    <Empty title="Таких украшений сейчас нет" actions={<ButtonLink href={url}>Сбросить фильтры</ButtonLink>}>
      Снимите часть условий: чаще всего мешают узкая цена или редкий размер.
    </Empty>
  );
}
