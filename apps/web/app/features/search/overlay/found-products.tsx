import type { FoundProduct, Suggestions } from '@yahont/contracts/search/search.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { searchUrl } from '@yahont/values/typed/search-text.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import { Group, Option } from './option.tsx';
import styles from './found-products.module.css';

const MAX = 4;

type Props = { suggestions: Suggestions; onAll: () => void };

/** The first products of a query, with a link to all of them. */
export function FoundProducts({ suggestions: { products, total, query, meant }, onAll }: Props) {
  if (products.length === 0) return null;
  return (
    <Group label="Украшения">
      {/* Only options are announced inside a listbox, and the note above already contains this text. */}
      <div className={styles.meant} aria-hidden="true">
        {meant.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className={styles.grid}>
        {products.slice(0, MAX).map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </div>
      {total > 1 && (
        <Option id="found-all" href={searchUrl(query)} className={styles.all} onChoose={onAll}>
          Все {countOf(total, ['изделие', 'изделия', 'изделий'])}
        </Option>
      )}
    </Group>
  );
}

function Product({ product }: { product: FoundProduct }) {
  const { id, url, name, price, isPriceFrom, priceUnit, oldPrice, picture } = product;
  const unit = PRICE_UNIT_NAMES[priceUnit];
  return (
    <Option id={`found-product-${id}`} href={url} className={styles.product}>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 1024px) 200px, 50vw" />}
      </span>
      <span className={styles.name}>{name}</span>
      <Price price={price} oldPrice={oldPrice} isFrom={isPriceFrom} />
      {unit !== null && <span className={styles.unit}>{unit}</span>}
    </Option>
  );
}
