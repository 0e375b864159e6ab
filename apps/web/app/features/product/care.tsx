import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from './care.module.css';

type Props = Pick<Product, 'care'>;

/** How to wear, keep and clean the product. */
export function Care({ care }: Props) {
  if (care.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="care">
      <h2 id="care">Уход</h2>
      <div className={styles.list}>
        {care.map(({ title, text }) => (
          <section key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{nbsp(text)}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
