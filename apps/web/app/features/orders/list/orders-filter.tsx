import { Form, useNavigation } from 'react-router';
import { ORDER_SEARCH_MAX } from '@yahont/contracts/wire/limits.ts';
import type { OrderList } from '@yahont/contracts/orders/order-list.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ORDER_TABS, ordersHref, type OrdersView } from './orders-address.ts';
import styles from './orders-filter.module.css';

type Props = { view: OrdersView; counts: OrderList['counts'] };

/** Groups with their counts, and the search. */
export function OrdersFilter({ view, counts }: Props) {
  const { formAction } = useNavigation();
  return (
    <div className={styles.root}>
      <nav className={styles.tabs} aria-label="Какие заказы">
        {ORDER_TABS.map(({ group, name }) => (
          <A
            key={name}
            href={ordersHref({ group, q: view.q })}
            className={styles.tab}
            aria-current={view.group === group ? 'page' : undefined}
            data-keep-scroll=""
          >
            {name}
            {group !== null && <sup>{counts[group]}</sup>}
          </A>
        ))}
      </nav>
      <Form
        method="get"
        action="/personal/orders/"
        role="search"
        aria-label="Поиск по&nbsp;заказам"
        className={styles.search}
      >
        {view.group !== null && <input type="hidden" name="state" value={view.group} />}
        <Field
          key={view.q}
          type="search"
          label="Номер заказа, изделие или&nbsp;артикул"
          name="q"
          icon="search"
          maxLength={ORDER_SEARCH_MAX}
          defaultValue={view.q}
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="quiet"
          isWaiting={formAction === '/personal/orders/'}
          waitingText="Ищем"
        >
          Найти
        </Button>
      </Form>
    </div>
  );
}
