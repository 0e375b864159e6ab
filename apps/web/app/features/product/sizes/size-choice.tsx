import { Suspense, useState, type ReactNode } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { MissingSize } from './missing-size.tsx';
import { sizeState, SIZES_ID, type Sku } from './sizes.ts';
import type { Purchase } from '../buy/use-purchase.ts';
import styles from './size-choice.module.css';

type Props = {
  product: Pick<Product, 'id' | 'kind' | 'skus' | 'metal' | 'colors'>;
  purchase: Pick<Purchase, 'chosen' | 'missing' | 'choose' | 'isSizeAsked'>;
};

const SizeGuide = lazyPart(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }));

/** All sizes of the product, none preselected; unavailable ones are struck through. */
export function SizeChoice({ product, purchase }: Props) {
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  const { chosen, missing, choose, isSizeAsked } = purchase;
  const isRing = product.kind === 'ring';
  return (
    <fieldset id={SIZES_ID} className={styles.root} data-asked={isSizeAsked ? '' : undefined}>
      <legend className={styles.legend}>Размер</legend>
      {isRing && (
        <button type="button" className={styles.guide} onClick={() => setGuide('open')}>
          <Icon name="ruler" size={18} />
          <span>Как узнать размер</span>
        </button>
      )}
      <div className={styles.sizes}>
        {product.skus.map((sku) => (
          <Size key={sku.id} sku={sku} isChosen={sku.id === chosen?.id} onChoose={choose} />
        ))}
      </div>
      <p className={styles.note} role="status" data-missing={missing === null ? undefined : ''}>
        {isSizeAsked && <b className={styles.asked}>{nbsp('Сначала выберите размер')}</b>}
        {missing === null ? noteOf(isRing, chosen) : <MissingSize {...product} size={missing} />}
      </p>
      {guide !== 'never' && (
        <Suspense>
          <SizeGuide
            isOpen={guide === 'open'}
            size={chosen?.size ?? null}
            onClose={() => setGuide('closed')}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function noteOf(isRing: boolean, chosen: Sku | null): ReactNode {
  if (!isRing) return null;
  return chosen === null || chosen.size === null
    ? nbsp('Размер — внутренний диаметр кольца в миллиметрах')
    : nbsp(`Внутренний диаметр ${formatRingSize(chosen.size)} мм`);
}

type SizeProps = { sku: Sku; isChosen: boolean; onChoose: (sku: Sku) => void };

function Size({ sku, isChosen, onChoose }: SizeProps) {
  const state = sizeState(sku);
  const text = sku.size !== null && formatRingSize(sku.size);
  if (state.kind === 'gone') {
    return (
      <button type="button" className={styles.size} data-state="gone" onClick={() => onChoose(sku)}>
        {text}
        <span className={styles.hidden}>, нет в наличии</span>
      </button>
    );
  }
  return (
    <label className={styles.size} data-state="ready">
      <input
        type="radio"
        className={styles.radio}
        name="skuId"
        value={sku.id}
        checked={isChosen}
        required
        onChange={() => onChoose(sku)}
      />
      {text}
      {state.note !== null && <small className={styles.count}>{state.note}</small>}
    </label>
  );
}
