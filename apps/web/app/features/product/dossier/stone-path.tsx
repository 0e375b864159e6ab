import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from './dossier.module.css';

/** What is known of a stone's way to the shop, by year. */
export function StonePath({ path }: { path: NonNullable<Insert['path']> }) {
  return (
    <>
      <p className={styles.lead}>
        {nbsp(
          'Всё, что знаем. Происхождение — мнение лаборатории по включениям и составу, а не паспорт рудника.',
        )}
      </p>
      <ol className={styles.path}>
        {path.map(({ year, text: told }) => (
          <li key={year}>
            <b>{year}</b>
            <span>{nbsp(told)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
