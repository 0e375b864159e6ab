import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import { getPersonalRecommendations } from '#app/lib/api/browser.ts';
import { useIdle } from '#app/base/timing/use-idle.ts';
import { useNear } from '#app/base/timing/use-near.ts';
import { readViewed } from '#app/lib/viewed.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { CardSkeleton } from '#app/shop/cards/card-skeleton.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import layout from '#app/ui/text/layout.module.css';

export const RECOMMENDATIONS_TITLE = 'Вам может понравиться';

type Props = {
  renderCard: (card: RecommendationItem, index: number) => ReactNode;
  className?: string | undefined;
  /** Shown until the visitor's own are known, and when the call fails. */
  initial?: readonly RecommendationItem[] | undefined;
  /** Ids of products that the page shows elsewhere. */
  except?: readonly number[] | undefined;
  /** Shown beside the heading. */
  aside?: ReactNode;
};

const MAX = 12;
/** Placeholders while a row is waited for: those in view. */
const COMING = 4;
/** How long the row is reused while the shopper navigates, milliseconds. */
const FRESH_MS = 300_000;

/**
 * SPEC 2.20: personal recommendations, hidden when there are none. They are requested when the row comes near the
 * viewport. A row without `initial` reserves no space and is requested when the browser is idle, so that content below
 * it does not shift while someone reads.
 */
export function PersonalRecommendations({ renderCard, className, initial = [], except = [], aside }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isIdle = useIdle();
  const { summary, isAsked } = useVisitor();
  const { data, isLoading } = useQuery({
    // Another account in the same browser gets its own row.
    queryKey: ['recommendations', summary?.user?.id],
    queryFn: () => getPersonalRecommendations(readViewed(localStorage)),
    enabled: (isNear || (isIdle && initial.length === 0)) && isAsked,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  const own = data?.filter(({ id }) => !except.includes(id)).slice(0, MAX);
  const items = (isNear && own) || initial;
  const isComing = isLoading && isNear && items.length === 0;
  return (
    <div ref={place}>
      {(items.length > 0 || isComing) && (
        <section className={className} aria-busy={isComing || undefined}>
          <header className={layout.sectionHead}>
            <h2>{RECOMMENDATIONS_TITLE}</h2>
            {aside}
          </header>
          <Carousel label={RECOMMENDATIONS_TITLE} gap="narrow" arrows="desktop">
            {isComing
              ? Array.from({ length: COMING }, (_, index) => <CardSkeleton key={`coming${index}`} />)
              : items.map(renderCard)}
          </Carousel>
        </section>
      )}
    </div>
  );
}
