import { WEAVE_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { FittingChain } from '@yahont/contracts/catalogue/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles, kopecks, type Kopecks } from '@yahont/values/money.ts';
import { formatCm, sizeWords } from '@yahont/values/measures/size.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { CHAIN_FIELD } from '#app/shop/buying/chain-field.ts';
import choice from '#app/ui/choices/choice.module.css';
import text from '#app/ui/text/text.module.css';
import option from '../sizes/option.module.css';
import styles from './chain-choice.module.css';

/** A chain in one length, bought together with a pendant. */
export type ChosenChain = { chain: FittingChain; sku: FittingChain['skus'][number] };

type Props = {
  chains: readonly FittingChain[];
  /** Price of the pendant. */
  price: Kopecks;
  chosen: ChosenChain | null;
  onChoose: (chosen: ChosenChain | null) => void;
};

/** «Добавить цепь»: chains that pass through the bail, each with its lengths; none is chosen initially. */
export function ChainChoice({ chains, price, chosen, onChoose }: Props) {
  if (chains.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Добавить цепь</legend>
      <ul className={styles.list}>
        {chains.map((chain) => (
          <li key={chain.productId} className={styles.chain}>
            <p className={styles.head}>
              <A href={chain.url} className={styles.name}>
                {nbsp(chain.name)}
              </A>
              <span className={text.muted}>{aboutChain(chain)}</span>
            </p>
            <div className={styles.lengths}>
              {chain.skus.map((sku) => (
                <label key={sku.id} className={option.option}>
                  <input
                    type="radio"
                    className={option.radio}
                    name={CHAIN_FIELD}
                    value={sku.id}
                    checked={sku.id === chosen?.sku.id}
                    aria-label={`${chain.name}, ${sizeWords(sku.size)}, ${formatGrams(sku.weightMg)}, ${formatRoubles(sku.price)}`}
                    onChange={() => onChoose({ chain, sku })}
                  />
                  {`${formatCm(sku.size)}${NBSP}см`}
                  <small className={option.under}>{formatRoubles(sku.price)}</small>
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <label className={styles.none}>
        <input
          type="radio"
          className={choice.dot}
          name={CHAIN_FIELD}
          value=""
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        Цепь уже есть
      </label>
      <p className={styles.sum} role="status">
        {chosen === null
          ? nbsp('Подвеска без цепи')
          : nbsp(`Вместе ${formatRoubles(kopecks(price + chosen.sku.price))}`)}
      </p>
    </fieldset>
  );
}

/** «Снейк, 2 мм» */
function aboutChain({ weave, widthMm10 }: FittingChain): string {
  const width = widthMm10 === null ? '' : `${String(widthMm10 / 10).replace('.', ',')}${NBSP}мм`;
  return [weave === null ? '' : WEAVE_NAMES[weave], width].filter((part) => part !== '').join(', ');
}
