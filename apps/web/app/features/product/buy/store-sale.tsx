import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './store-sale.module.css';

export type HousePhone = { text: string; href: string; hours: string };

/** How to buy a product above the limit of online payments. */
export function StoreSale({ phone }: { phone: HousePhone }) {
  return (
    <div className={styles.root}>
      <p>
        {nbsp(
          'Такие украшения мы показываем и продаём в салоне: геммолог расскажет о камне, а оплатить можно картой или переводом по счёту. Запишитесь на показ или позвоните.',
        )}
      </p>
      <p className={styles.ways}>
        <a className={styles.phone} href={phone.href}>
          {phone.text}
        </a>
        <span className={styles.hours}>{phone.hours}</span>
        <A className={styles.link} href="/vip/">
          Как проходит показ
        </A>
      </p>
    </div>
  );
}
