import { data, redirect } from 'react-router';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { dayOf } from '#app/features/orders/story/order-sentence.ts';
import { askFromForm, previewOf, type NotAsked } from '#app/features/returns/asking/ask-for-return.server.ts';
import { ReturnForm } from '#app/features/returns/asking/return-form.tsx';
import { readLines, RETURN_FORM } from '#app/features/returns/asking/return-values.ts';
import { isReturnable } from '#app/features/returns/return-words.ts';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { MapOrWay } from '#app/features/stores/map-or-way.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/ask';

export const handle: Crumb = { crumb: 'Возврат' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const id = idParam(params.orderid, url.pathname);
  const [order, returning, stores] = await Promise.all([
    or404(api(getOrder, { params: { id } }), url.pathname),
    or404(api(getOrderReturns, { params: { id } }), url.pathname),
    api(listStores, { query: { city: city.id } }),
  ]);
  const lineIds = readLines(url.searchParams);
  const chosen = {
    reason: url.searchParams.get('reason') ?? '',
    exchange: url.searchParams.get('exchange') ?? '',
  };
  const start: NotAsked = {
    values: { ...RETURN_FORM.empty, ...chosen },
    lineIds,
    wrong: [],
    problem: null,
    preview: await previewOf(api, id, { lineIds, ...chosen }),
  };
  const received = order.history.findLast(({ status }) => status === 'completed');
  return {
    order: { id, number: order.number, lines: order.lines },
    verdicts: returning.lines,
    courierDates: returning.courierDates,
    courierHours: returning.courierHours,
    receivedAt: received?.at ?? null,
    stores,
    plan: planMap(city, stores),
    city: { name: city.name, in: city.additionalInfo.prepositional },
    start,
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(params.orderid, url.pathname);
  const result = await or404(askFromForm(api, id, await request.formData()), url.pathname);
  if (result.ok) throw redirect(`/personal/returns/${result.returnId}/`);
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Возврат — Яхонт', robots: 'noindex' });

export default function AskForReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, verdicts, stores, plan, city, start, receivedAt, offsetHours, ...way } = loaderData;
  const isOpen = verdicts.some(isReturnable);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>Возврат</h1>
        <p className={styles.muted}>
          Заказ №&nbsp;{order.number}
          {receivedAt !== null && <> получен {dayOf(receivedAt, { offsetHours, today: way.today })}</>}
        </p>
      </header>
      {isOpen ? (
        <ReturnForm
          order={order}
          verdicts={verdicts}
          stores={stores}
          cityIn={city.in}
          start={actionData ?? start}
          renderMap={(chosenId) => (
            <MapOrWay
              stores={stores}
              plan={plan}
              chosenId={chosenId}
              label={`Салоны на карте: ${city.name}`}
            />
          )}
          {...way}
        />
      ) : (
        <Empty
          title="Вернуть нечего"
          actions={<ButtonLink href={`/personal/order/${order.id}/`}>К&nbsp;заказу</ButtonLink>}
        >
          Заказ ещё не&nbsp;у&nbsp;вас, срок возврата прошёл или&nbsp;изделия уже в&nbsp;возврате. Если
          в&nbsp;заказе что-то не&nbsp;так, напишите в&nbsp;поддержку.
        </Empty>
      )}
    </div>
  );
}
