import { Suspense } from 'react';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import { useChosenSize } from '#app/lib/chosen-size.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

const Advice = lazyPart(async () => ({ default: (await import('./advice.tsx')).Advice }));

type Props = { kind: Kind; fitsBySize: ReviewSummary['fitsBySize']; sizes: readonly number[] };

/** What owners advise beside the choice of a size; its code comes once a size with replies is chosen. */
export function SizeAdvice({ kind, ...rest }: Props) {
  const size = useChosenSize(kind);
  if (size === null || !rest.fitsBySize.some((one) => one.size === size)) return null;
  return (
    <Suspense>
      <Advice {...rest} size={size} />
    </Suspense>
  );
}
