import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { BellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { nbsp, uncapitalise } from '@yahont/values/text/typography.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import type { BellWish } from '../bell-wish.ts';
import { peopleWait } from '../bell-words.ts';
import { neighboursOf } from './neighbours.ts';
import styles from './bell-sheet.module.css';

type Props = {
  wish: BellWish;
  known: BellsOfProduct;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** «Ещё подойдёт»: sizes beside the wanted one, and the same size of other metals, that are not there either. */
export function OtherSizes({ wish, known, chosen, onChange }: Props) {
  const others = neighboursOf(wish, known);
  const people = known.waiting.find(({ skuId }) => skuId === wish.skuId)?.people ?? 0;
  function toggle(skuId: number) {
    const next = new Set(chosen);
    if (!next.delete(skuId)) next.add(skuId);
    onChange(next);
  }
  return (
    <>
      {others.length > 0 && (
        <fieldset className={styles.others}>
          <legend className={styles.legend}>{nbsp('Ещё подойдёт')}</legend>
          {others.map((sku) => (
            <Chip
              key={sku.skuId}
              kind="plain"
              isSelected={chosen.has(sku.skuId)}
              onClick={() => toggle(sku.skuId)}
            >
              {sku.productId === wish.productId && sku.size !== null
                ? formatSize(sku.size)
                : uncapitalise(METAL_NAMES[sku.metal])}
            </Chip>
          ))}
        </fieldset>
      )}
      {people > 0 && <p className={styles.small}>{nbsp(`Этот размер уже ${peopleWait(people)}.`)}</p>}
    </>
  );
}
