import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import { useIdle } from '#app/base/timing/use-idle.ts';
import { useLateRow } from '#app/base/timing/use-late-row.ts';
import { useNear } from '#app/base/timing/use-near.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { CardSkeleton } from '#app/shop/cards/card-skeleton.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { loadPart } from '#app/ui/parts/lazy-part.ts';
import layout from '#app/ui/text/layout.module.css';

export const RECOMMENDATIONS_TITLE = 'Вам может понравиться';

type Props = {
  renderCard: (card: RecommendationItem, index: number) => ReactNode;
  className?: string | undefined;
  /** Shown until the visitor's own recommendations are known, and when the call fails. */
  initial?: readonly RecommendationItem[] | undefined;
  /** Ids of products that the page shows elsewhere. */
  except?: readonly number[] | undefined;
  /** Shown beside the heading. */
  aside?: ReactNode;
};

const MAX = 12;
/** Number of placeholders while a row is loading: one more than is visible, so that the row has its line. */
const COMING = 5;

/**
 * SPEC 2.20: personal recommendations, hidden when there are none. They are requested when the row comes near the
 * viewport; a row without `initial` reserves no space and is requested when the browser is idle.
 */
export function PersonalRecommendations({ renderCard, className, initial = [], except = [], aside }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isIdle = useIdle();
  const { summary, isAsked } = useVisitor();
  const isWanted = (isNear || (isIdle && initial.length === 0)) && isAsked;
  const answer = useOwnRecommendations(isWanted, summary?.user?.id ?? null);
  const own = answer?.filter(({ id }) => !except.includes(id)).slice(0, MAX);
  // A row without `initial` does not wait until it is near: a jump to the end would pass its place.
  const isReady = isNear || initial.length === 0;
  const { isShown, isOnFirstScreen } = useLateRow(place, isReady && own !== undefined && own.length > 0);
  const items = ((isShown || (isReady && own?.length === 0)) && own) || initial;
  const isComing = isWanted && answer === undefined && isOnFirstScreen && items.length === 0;
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

type Answer = { accountId: number | null; items: readonly RecommendationItem[] | null };

/**
 * The recommendations of this account; undefined until they are known, null when they could not be loaded.
 */
function useOwnRecommendations(isWanted: boolean, accountId: number | null): Answer['items'] | undefined {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The call and its code are outside React; pages without the row need neither.
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const load = async () => {
      const code = await loadPart(() => import('./own-recommendations.ts'));
      const items = code && (await code.loadOwnRecommendations(accountId).catch(() => null));
      if (!isOver) setAnswer({ accountId, items });
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [isWanted, accountId]);
  return answer?.accountId === accountId ? answer.items : undefined;
}
