import { Suspense, useState, type ReactNode } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { MissingSize } from './missing-size.tsx';
import { growsInWeight, isOfLength, priceOfGram, sizeState, SIZES_ID, type Sku } from './sizes.ts';
import type { Purchase } from '../buy/use-purchase.ts';
import option from './option.module.css';
import styles from './size-choice.module.css';

type Props = {
  product: Pick<Product, 'id' | 'kind' | 'skus' | 'metal' | 'colors'>;
  purchase: Pick<Purchase, 'chosen' | 'missing' | 'choose' | 'isSizeAsked'>;
  /** What owners say about the chosen size. */
  advice: ReactNode;
  /** Whose size is chosen. */
  whose: ReactNode;
};

/** Link to the section of the guide about choosing a length. */
const LENGTH_GUIDE: Readonly<Partial<Record<Product['kind'], string>> & { chain: string }> = {
  chain: '/guide/razmery-i-posadka/dlina-tsepi/',
  bracelet: '/guide/razmery-i-posadka/braslet/',
};

const SizeGuide = lazyPart(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }));

/** All sizes of the product, none preselected; unavailable ones are struck through. */
export function SizeChoice({ product, purchase, advice, whose }: Props) {
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  const { chosen, missing, choose, isSizeAsked } = purchase;
  const isRing = product.kind === 'ring';
  const isLengths = isOfLength(product.skus);
  return (
    <fieldset id={SIZES_ID} className={styles.root} data-asked={isSizeAsked ? '' : undefined}>
      <legend className={styles.legend}>{sizeTitle(product.skus[0]?.size ?? 0)}</legend>
      {isLengths && (
        <A className={styles.guide} href={LENGTH_GUIDE[product.kind] ?? LENGTH_GUIDE.chain}>
          <Icon name="ruler" size={18} />
          <span>Как выбрать длину</span>
        </A>
      )}
      {isRing && (
        <button type="button" className={styles.guide} onClick={() => setGuide('open')}>
          <Icon name="ruler" size={18} />
          <span>Как узнать размер</span>
        </button>
      )}
      {whose}
      <div className={styles.sizes} data-lengths={isLengths ? '' : undefined}>
        {product.skus.map((sku) => (
          <Size
            key={sku.id}
            sku={sku}
            isWeighed={isLengths && growsInWeight(product.skus)}
            isChosen={sku.id === chosen?.id || (missing !== null && sku.size === missing)}
            onChoose={choose}
          />
        ))}
      </div>
      <p className={styles.note} role="status" data-missing={missing === null ? undefined : ''}>
        {isSizeAsked && (
          <b className={styles.asked}>
            {nbsp(isLengths ? 'Сначала выберите длину' : 'Сначала выберите размер')}
          </b>
        )}
        {missing === null ? noteOf(product, chosen) : <MissingSize {...product} size={missing} />}
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
      {advice}
    </fieldset>
  );
}

function noteOf({ kind, skus }: Props['product'], chosen: Sku | null): ReactNode {
  if (isOfLength(skus)) {
    if (!growsInWeight(skus)) return nbsp('Длина — вместе с замком');
    const perGram = priceOfGram(skus);
    return perGram === null
      ? nbsp('Под длиной — вес именно такого изделия')
      : nbsp(`За грамм везде ${formatRoubles(perGram)}: длиннее — не выгоднее и не дороже`);
  }
  if (kind !== 'ring') return null;
  return chosen === null || chosen.size === null
    ? nbsp('Размер — внутренний диаметр кольца в миллиметрах')
    : nbsp(`Внутренний диаметр ${formatRingSize(chosen.size)} мм`);
}

type SizeProps = {
  sku: Sku;
  /** Whether the weight of this size differs from the others. */
  isWeighed: boolean;
  isChosen: boolean;
  onChoose: (sku: Sku) => void;
};

function Size({ sku, isWeighed, isChosen, onChoose }: SizeProps) {
  const state = sizeState(sku);
  const text = sku.size !== null && formatSize(sku.size);
  const weight = isWeighed ? formatGrams(sku.weightMg) : null;
  if (state.kind === 'gone') {
    return (
      <button
        type="button"
        className={option.option}
        data-state="gone"
        aria-pressed={isChosen}
        onClick={() => onChoose(sku)}
      >
        {text}
        <span className={styles.hidden}>, нет в наличии</span>
      </button>
    );
  }
  return (
    <label className={option.option} data-state="ready">
      <input
        type="radio"
        className={option.radio}
        name="skuId"
        value={sku.id}
        checked={isChosen}
        required
        onChange={() => onChoose(sku)}
      />
      {text}
      {weight !== null && state.note === null && <small className={option.under}>{weight}</small>}
      {state.note !== null && (
        <small className={option.under} data-few="">
          {state.note}
        </small>
      )}
    </label>
  );
}
