import type { FormEvent, ReactNode } from 'react';
import type { Product } from '@yahont/contracts/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BuyButton } from './buy-button.tsx';
import { MetalChoice } from './metal-choice.tsx';
import { PriceBlock } from './price-block.tsx';
import { PromiseRows } from './promise-rows.tsx';
import { SizeChoice } from './size-choice.tsx';
import type { City } from './city.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './buy-panel.module.css';

type Props = {
  product: Product;
  purchase: Purchase;
  city: City;
  /** Calendar day in that city. */
  today: string;
  heart: ReactNode;
  /** Id of the form, for the button in the bar of a phone. */
  form: string;
};

/** Everything one needs to decide, beside the pictures. Sends a plain form to the cart without JavaScript. */
export function BuyPanel({ product, purchase, city, today, heart, form }: Props) {
  const { chosen, message } = purchase;
  const hasSizes = product.skus.some(({ size }) => size !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    void purchase.add();
  }

  return (
    <div className={styles.root}>
      <p className={styles.article}>Артикул {product.article}</p>
      <h1 className={styles.title}>{nbsp(product.name)}</h1>
      <PriceBlock {...product} />
      <MetalChoice {...product} />
      <form id={form} method="post" action="/cart/" onSubmit={submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="quantity" value="1" />
        {hasSizes ? (
          <SizeChoice kind={product.kind} skus={product.skus} chosen={chosen} onChoose={purchase.choose} />
        ) : (
          chosen !== null && <input type="hidden" name="skuId" value={chosen.id} />
        )}
        <div className={styles.actions}>
          <div className={styles.main}>
            <BuyButton purchase={purchase} text={`В${NBSP}корзину`} />
          </div>
          {heart}
        </div>
        <p className={styles.message} role="alert">
          {message !== null && (
            <>
              <Icon name="alert" size={16} />
              {message}
            </>
          )}
        </p>
      </form>
      <PromiseRows
        delivery={product.delivery}
        stores={product.stores}
        today={today}
        cityName={city.name}
        cityIn={city.prepositional}
        chosen={chosen}
      />
    </div>
  );
}
