import { Suspense, useState } from 'react';
import type { Kind } from '@yahont/contracts/jewellery.ts';
import type { Product } from '@yahont/contracts/product.ts';
import { formatRingSize } from '@yahont/values/ring-size.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { sizeState, type Sku } from './sizes.ts';
import styles from './size-choice.module.css';

type Props = {
  kind: Kind;
  skus: Product['skus'];
  chosen: Sku | null;
  onChoose: (skuId: number) => void;
};

const SizeGuide = lazyPart(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }));

/** All sizes of the piece; those that cannot be had are struck. */
export function SizeChoice({ kind, skus, chosen, onChoose }: Props) {
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  const isRing = kind === 'ring';
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Размер</legend>
      {isRing && (
        <button type="button" className={styles.guide} onClick={() => setGuide('open')}>
          <Icon name="ruler" size={18} />
          <span>Как узнать размер</span>
        </button>
      )}
      <div className={styles.sizes}>
        {skus.map((sku) => (
          <Size key={sku.id} sku={sku} isChosen={sku.id === chosen?.id} onChoose={onChoose} />
        ))}
      </div>
      {isRing && chosen !== null && chosen.size !== null && (
        <p className={styles.note}>{nbsp(`Внутренний диаметр ${formatRingSize(chosen.size)} мм`)}</p>
      )}
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

type SizeProps = { sku: Sku; isChosen: boolean; onChoose: (skuId: number) => void };

function Size({ sku, isChosen, onChoose }: SizeProps) {
  const state = sizeState(sku);
  return (
    <label className={styles.size} data-state={state.kind}>
      <input
        type="radio"
        className={styles.radio}
        name="skuId"
        value={sku.id}
        checked={isChosen}
        disabled={state.kind === 'gone'}
        required
        onChange={() => onChoose(sku.id)}
      />
      {sku.size !== null && formatRingSize(sku.size)}
      {state.kind !== 'gone' && state.note !== null && <small className={styles.count}>{state.note}</small>}
      {state.kind === 'gone' && <span className={styles.hidden}>, нет в наличии</span>}
    </label>
  );
}
