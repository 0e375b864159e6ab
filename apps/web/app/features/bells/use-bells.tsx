import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { BELL_PLACES } from './bell-place.ts';
import type { BellWish } from './bell-wish.ts';
import styles from './use-bells.module.css';

const BellSheet = lazyPart(async () => ({ default: (await import('./sheet/bell-sheet.tsx')).BellSheet }));

type BelledProduct = Pick<Product, 'id' | 'shortName' | 'skus' | 'isOnly'>;
type Sku = { id: number; size: number | null };

export type Bells = {
  /** In place of the button that buys: for a size that is not there, or null for a product that is sold. */
  back: (sku: Sku | null) => ReactNode;
  /** The link beside the price. */
  price: (sku: Sku | null) => ReactNode;
  dialog: ReactNode;
};

/** Buttons of bells on the page of a product; null in a shop without them. The sheet is loaded when one is pressed. */
export function useBells({ id, shortName, skus, isOnly }: BelledProduct): Bells | null {
  const isOn = useIsModuleOn('bells');
  const [wish, setWish] = useState<BellWish | null>(null);
  const [asked, setAsked] = useState<ReadonlyMap<number | null, string>>(new Map());
  const open = (kind: BellWish['kind'], sku: Sku | null) =>
    setWish({ productId: id, name: shortName, kind, skuId: sku?.id ?? null, size: sku?.size ?? null });
  const { hash } = useLocation();
  const openPlace = useEffectEvent(() => {
    if (!isOn) return;
    if (hash === BELL_PLACES.price) open('price', null);
    if (hash === BELL_PLACES.back && !isOnly && skus.every(({ available }) => available === 0))
      open('back', null);
  });
  useEffect(() => {
    const opening = setTimeout(openPlace);
    return () => clearTimeout(opening);
  }, [hash]);
  if (!isOn) return null;
  return {
    back: (sku) => {
      const done = asked.get(sku?.id ?? null);
      const change = () => open('back', sku);
      return done === undefined ? (
        <Button size="big" isWide variant={sku === null ? 'ghost' : 'primary'} onClick={change}>
          <Icon name="bell" size={18} />
          {sku === null || sku.size === null
            ? nbsp('Сообщить, если повторят')
            : nbsp(`Сообщить: ${sizeWords(sku.size)}`)}
        </Button>
      ) : (
        <div className={styles.done} role="status">
          <Icon name="check" size={20} />
          <p>
            <b>
              {nbsp(
                sku === null || sku.size === null
                  ? 'Ждём вместе с вами'
                  : `Ждём ${sizeWords(sku.size)} вместе с вами`,
              )}
            </b>
            <span>{done}</span>
          </p>
          <button type="button" className={styles.link} onClick={change}>
            Изменить
          </button>
        </div>
      );
    },
    price: (sku) => (
      <button type="button" className={styles.price} onClick={() => open('price', sku)}>
        <Icon name="bell" size={16} />
        <span>{nbsp('Сообщить, когда станет дешевле')}</span>
      </button>
    ),
    dialog: wish !== null && (
      <Suspense fallback={null}>
        <BellSheet
          wish={wish}
          onAsked={(text) => {
            if (wish.kind === 'back') setAsked((before) => new Map(before).set(wish.skuId, text));
          }}
          onClose={() => setWish(null)}
        />
      </Suspense>
    ),
  };
}
