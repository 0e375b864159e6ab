import type { ProductSet } from '@yahont/contracts/sets/sets.ts';
import { ENGRAVING_DAYS, ENGRAVING_PRICE, type Engraving } from '@yahont/values/engraving.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp, uncapitalise } from '@yahont/values/text/typography.ts';
import { EngravingFields } from '#app/shop/engraving/engraving-fields.tsx';
import { EngravingNotice } from '#app/shop/engraving/engraving-notice.tsx';
import { EngravingPreview } from '#app/shop/engraving/engraving-preview.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './sets.module.css';

type Props = {
  set: ProductSet;
  /** The chosen SKU of each piece. */
  chosen: readonly number[];
  engraving: Engraving;
  onChange: (engraving: Engraving) => void;
};

/** One inscription for every piece of the set that can be engraved; nothing when none can. */
export function SetEngraving({ set, chosen, engraving, onChange }: Props) {
  const engraved = set.parts.filter(({ engravedAt }) => engravedAt !== null);
  const [first] = engraved;
  if (first === undefined || first.engravedAt === null) return null;
  const chosenId = chosen[set.parts.indexOf(first)];
  const size = first.skus.find(({ skuId }) => skuId === chosenId)?.size ?? null;
  const days = `плюс ${ENGRAVING_DAYS} рабочих ${plural(ENGRAVING_DAYS, ['день', 'дня', 'дней'])}`;
  const price = formatRoubles(kopecks(ENGRAVING_PRICE * engraved.length));
  const pieces = engraved.map(({ label }) => uncapitalise(label)).join(', ');
  return (
    <Disclosure
      title={nbsp(set.kind === 'pair' ? 'Гравировка на двоих' : 'Гравировка')}
      className={styles.engraving}
    >
      <div className={styles.engravingBody}>
        <p className={text.note}>{nbsp(`Одна надпись: ${pieces}. ${price}, ${days}`)}</p>
        <EngravingPreview
          engraving={engraving}
          place={first.engravedAt}
          metal={first.card.metal}
          size={size}
        />
        <EngravingFields engraving={engraving} onChange={onChange} />
        <EngravingNotice />
      </div>
    </Disclosure>
  );
}
