import type { Product } from '@yahont/contracts/product.ts';
import { formatDeliveryDate } from '@yahont/values/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/plural.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { Icon } from '#app/ui/icon.tsx';
import { storesWithSize } from './stores-with-size.ts';
import { sizeText, type Sku } from './sizes.ts';
import styles from './promise-rows.module.css';

type Props = Pick<Product, 'delivery' | 'stores'> & {
  /** Calendar day in the city of the shopper. */
  today: string;
  cityName: string;
  /** «в Москве» */
  cityIn: string;
  chosen: Sku | null;
};

/** When it comes and where it can be tried on, with real dates. */
export function PromiseRows({ delivery, stores, today, cityName, cityIn, chosen }: Props) {
  const size = chosen?.size ?? null;
  const near = storesWithSize(stores, size);
  const { courierDate, courierPrice, pickupDate } = delivery;
  const price = courierPrice === 0 ? 'бесплатно' : formatRoubles(courierPrice);
  return (
    <ul>
      <li className={styles.row}>
        <Icon name="truck" className={styles.icon} />
        <div className={styles.words}>
          <b>{nbsp(`Доставка ${formatDeliveryDate(courierDate, today)}`)}</b>
          <span>{nbsp(`Курьер с примеркой, ${price}`)}</span>
        </div>
        <span className={styles.city}>{cityName}</span>
      </li>
      {near.length > 0 ? (
        <li className={styles.row}>
          <Icon name="store" className={styles.icon} />
          <div className={styles.words}>
            <b>
              {nbsp(
                `${sizeText(size) ?? 'Изделие'} — в ${near.length} ${plural(near.length, ['салоне', 'салонах', 'салонах'])} сегодня`,
              )}
            </b>
            <span>
              {near
                .slice(0, 3)
                .map(({ name }) => nbsp(name))
                .join(' · ')}
            </span>
          </div>
          <a className={styles.link} href="#stores">
            Где примерить
          </a>
        </li>
      ) : (
        pickupDate !== null && (
          <li className={styles.row}>
            <Icon name="store" className={styles.icon} />
            <div className={styles.words}>
              <b>{nbsp(`В салоне ${formatDeliveryDate(pickupDate, today)}`)}</b>
              <span>{nbsp(`Привезём для примерки в любой салон ${cityIn}, бесплатно`)}</span>
            </div>
          </li>
        )
      )}
    </ul>
  );
}
