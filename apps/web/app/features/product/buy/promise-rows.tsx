import type { ReactNode } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import { sizeText } from '../sizes/sizes.ts';
import type { StockedStore } from '../sizes/stores-with-size.ts';

type Props = {
  /** Courier delivery; null for a product sold only in stores. */
  delivery: Product['delivery'] | null;
  pickupDate: string | null;
  /** Stores that have the product, in the chosen size if there is one. */
  near: readonly StockedStore[];
  productId: number;
  /** Calendar day in the shopper's city. */
  today: string;
  cityName: string;
  /** «в Москве» */
  cityIn: string;
  size: number | null;
  /** Whether its sizes are lengths. */
  isOfLength: boolean;
  /** The chosen size is out of stock: no date is promised until another one is chosen. */
  isSizeMissing: boolean;
  /** Rows about the piece itself. */
  children?: ReactNode;
  /** The row about its metal, above all others. */
  body?: ReactNode;
};

/** Delivery dates, and where the piece can be tried on. The rows stay in place when a size is chosen. */
export function PromiseRows(props: Props) {
  const { delivery, pickupDate, near, productId, today, cityName, cityIn, size, isSizeMissing, children } =
    props;
  const { isOfLength, body } = props;
  const other = isOfLength ? 'Другой длины' : 'В других размерах';
  const what = isSizeMissing ? other : (sizeText(size) ?? 'Изделие');
  return (
    <ul>
      {body}
      {delivery !== null && (
        <PromiseRow
          icon="truck"
          title={
            isSizeMissing
              ? nbsp(`Дату доставки скажем, когда выберете ${isOfLength ? 'длину' : 'размер'}`)
              : nbsp(`Доставка ${formatDeliveryDate(delivery.courierDate, today)}`)
          }
          note={nbsp(
            `${delivery.isTriedOn ? 'Курьер с примеркой' : 'Курьером'}, ${priceText(delivery.courierPrice)}`,
          )}
          end={cityName}
        />
      )}
      {near.length > 0 ? (
        <PromiseRow
          icon="store"
          title={nbsp(
            `${what} — в ${near.length} ${plural(near.length, ['салоне', 'салонах', 'салонах'])} сегодня`,
          )}
          note={near
            .slice(0, 3)
            .map(({ name }) => nbsp(name))
            .join(' · ')}
          end={<PromiseLink href="#stores">Где примерить</PromiseLink>}
        />
      ) : (
        pickupDate !== null &&
        !isSizeMissing && (
          <PromiseRow
            icon="store"
            title={nbsp(`В салоне ${formatDeliveryDate(pickupDate, today)}`)}
            note={nbsp(`Привезём для примерки в любой салон ${cityIn}, бесплатно`)}
          />
        )
      )}
      {children}
      <PromiseRow
        icon="scale"
        title={nbsp('Обмен старого золота')}
        note={nbsp('Зачтём в цену по курсу дня')}
        end={<PromiseLink href={`/gold_buying/?piece=${productId}#exchange`}>Посчитать</PromiseLink>}
      />
      {delivery !== null && (
        <PromiseRow
          icon="return"
          title={nbsp('Возврат 7 дней после доставки')}
          note={nbsp('Пока целы бирка и пломба')}
        />
      )}
    </ul>
  );
}

function priceText(price: Product['delivery']['courierPrice']): string {
  return price === 0 ? 'бесплатно' : formatRoubles(price);
}
