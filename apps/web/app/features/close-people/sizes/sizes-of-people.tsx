import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { areSizesExpected, ROOM_SCRIPT } from './expected-sizes.ts';
import { isMeasured } from './size-of-person.ts';
import styles from './sizes-of-people.module.css';

const PeopleChips = lazyPart(async () => ({ default: (await import('./people-chips.tsx')).PeopleChips }));

type Props = Pick<Product, 'kind' | 'skus'>;

/**
 * Whose size is chosen: oneself, or a close person of the account. The page is shared by all visitors, so the people come
 * by a call of their own. Room is kept in browsers that expect them; elsewhere they appear on the next page.
 */
export function SizesOfPeople({ kind, skus }: Props) {
  const isOn = useIsModuleOn('close-people');
  return isOn && isMeasured(kind) ? <Room kind={kind} skus={skus} /> : null;
}

function Room({ kind, skus }: Props) {
  // Read once for each page: room that appears later would move it. The script keeps it before the first paint.
  const [readOnce] = useState(() => once(areSizesExpected));
  const hasRoom = useSyncExternalStore(subscribeToNothing, readOnce, () => false);
  const ownerId = useVisitor().summary?.user?.id;
  return (
    <div className={styles.root} data-room={hasRoom ? '' : undefined} suppressHydrationWarning>
      <div hidden dangerouslySetInnerHTML={{ __html: ROOM_SCRIPT }} />
      {ownerId !== undefined && (
        <Suspense>
          <PeopleChips kind={kind} skus={skus} ownerId={ownerId} isShown={hasRoom} />
        </Suspense>
      )}
    </div>
  );
}

function once(read: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => (known ??= read());
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
