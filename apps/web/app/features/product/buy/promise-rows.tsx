import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { sizeText } from '../sizes/sizes.ts';
import type { StockedStore } from '../sizes/stores-with-size.ts';
import styles from './promise-rows.module.css';

type Props = {
  /** Courier delivery; null for a product sold only in stores. */
  delivery: Product['delivery'] | null;
  pickupDate: string | null;
  /** Stores that have the product, in the chosen size if there is one. */
  near: readonly StockedStore[];
  /** Calendar day in the shopper's city. */
  today: string;
  cityName: string;
  /** «в Москве» */
  cityIn: string;
  size: number | null;
  /** The chosen size is not in stock: no date is promised until another one is chosen. */
  isSizeMissing: boolean;
};

/** Delivery dates, and where it can be tried on. The rows stay when a size is chosen. */
export function PromiseRows(props: Props) {
  const { delivery, pickupDate, near, today, cityName, cityIn, size, isSizeMissing } = props;
  const what = isSizeMissing ? 'В других размерах' : (sizeText(size) ?? 'Изделие');
  return (
    <ul>
      {delivery !== null && (
        <li className={styles.row}>
          <Icon name="truck" className={styles.icon} />
          <div className={styles.words}>
            <b>
              {isSizeMissing
                ? nbsp('Дату доставки скажем, когда выберете размер')
                : nbsp(`Доставка ${formatDeliveryDate(delivery.courierDate, today)}`)}
            </b>
            <span>{nbsp(`Курьер с примеркой, ${priceText(delivery.courierPrice)}`)}</span>
          </div>
          <span className={styles.city}>{cityName}</span>
        </li>
      )}
      {near.length > 0 ? (
        <li className={styles.row}>
          <Icon name="store" className={styles.icon} />
          <div className={styles.words}>
            <b>
              {nbsp(
                `${what} — в ${near.length} ${plural(near.length, ['салоне', 'салонах', 'салонах'])} сегодня`,
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
        pickupDate !== null &&
        !isSizeMissing && (
          <li className={styles.row}>
            <Icon name="store" className={styles.icon} />
            <div className={styles.words}>
              <b>{nbsp(`В салоне ${formatDeliveryDate(pickupDate, today)}`)}</b>
              <span>{nbsp(`Привезём для примерки в любой салон ${cityIn}, бесплатно`)}</span>
            </div>
          </li>
        )
      )}
      {delivery !== null && (
        <li className={styles.row}>
          <Icon name="return" className={styles.icon} />
          <div className={styles.words}>
            <b>{nbsp('Возврат 7 дней после доставки')}</b>
            <span>{nbsp('Пока целы бирка и пломба')}</span>
          </div>
        </li>
      )}
    </ul>
  );
}

function priceText(price: Product['delivery']['courierPrice']): string {
  return price === 0 ? 'бесплатно' : formatRoubles(price);
}
