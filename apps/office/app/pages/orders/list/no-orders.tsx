import { ButtonLink } from '#app/parts/button.tsx';
import { Empty } from '#app/parts/states.tsx';
import type { UsedFilters } from '#app/lib/lists/filters.ts';
import type { ORDER_FILTERS, OrderFilters } from './order-filters.ts';

type Props = { filters: OrderFilters; query: UsedFilters<typeof ORDER_FILTERS>['query'] };

/** What an empty list means, with one next step. */
export function NoOrders({ filters, query }: Props) {
  const { q, status, store } = filters;
  if (q !== undefined)
    return (
      <Empty title={`По «${q}» заказов нет`} icon="search">
        <p>Ищем по номеру, телефону или 4 его последним цифрам в ваших магазинах.</p>
        <ButtonLink look="quiet" to={`/orders${query({ q: undefined })}`}>
          Очистить поиск
        </ButtonLink>
      </Empty>
    );
  if (status !== undefined)
    return (
      <Empty title="В этом состоянии заказов нет" icon="check">
        <p>Они появятся здесь сами.</p>
        <ButtonLink look="quiet" to={`/orders${query({ status: undefined })}`}>
          Все дела
        </ButtonLink>
      </Empty>
    );
  return (
    <Empty title="Всё собрано и выдано" icon="check">
      <p>{store === undefined ? 'Новые заказы появятся здесь сами.' : 'В этом месте дел нет.'}</p>
      {store === undefined ? (
        <ButtonLink look="quiet" to="/orders?status=completed">
          Выданные
        </ButtonLink>
      ) : (
        <ButtonLink look="quiet" to={`/orders${query({ store: undefined })}`}>
          Показать везде
        </ButtonLink>
      )}
    </Empty>
  );
}
