import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { EngravingFields } from '#app/shop/engraving/engraving-fields.tsx';
import { EngravingNotice } from '#app/shop/engraving/engraving-notice.tsx';
import { EngravingPreview } from '#app/shop/engraving/engraving-preview.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import type { Purchase } from '../buy/use-purchase.ts';
import { CarriedWords } from './carried-words.tsx';
import { isOffered, type EngravingState } from './use-words.ts';
import styles from './engraving-band.module.css';

type Props = {
  product: Product;
  words: EngravingState;
  purchase: Purchase;
  /** Id of the purchase form, which also sends the inscription. */
  form: string;
};

/** Anchor that the row beside the buy button links to. */
export const ENGRAVING_ID = 'engraving';

const TITLES = {
  inside: 'Слова, которые знает только хозяйка кольца',
  back: 'Слова, которые видно только тому, кто носит',
} as const;

/** Offers an inscription with its picture. */
export function EngravingBand({ product, words, purchase, form }: Props) {
  const { engraving, metal } = product;
  if (engraving === null || !isOffered(product) || purchase.state === 'sold') return null;
  const title = product.audience === 'women' ? TITLES[engraving.place] : TITLES.back;
  return (
    <section className={styles.root} id={ENGRAVING_ID} aria-labelledby="engraving-title">
      <div className={`${layout.container} ${styles.columns}`}>
        <header className={styles.title}>
          <p className={text.eyebrow}>Гравировка</p>
          <h2 id="engraving-title">{nbsp(title)}</h2>
        </header>
        <div className={styles.picture}>
          <EngravingPreview
            engraving={words.draft}
            place={engraving.place}
            metal={metal}
            size={purchase.chosen?.size ?? null}
          />
        </div>
        <div className={styles.words}>
          <CarriedWords words={words} />
          <EngravingFields engraving={words.draft} onChange={words.change} form={form} />
          <Button type="submit" form={form} variant="ghost" isWaiting={purchase.state === 'waiting'}>
            {`В${NBSP}корзину с${NBSP}надписью, +${formatRoubles(ENGRAVING_PRICE)}`}
          </Button>
          <EngravingNotice />
        </div>
      </div>
    </section>
  );
}
