import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { Note } from '#app/parts/note.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call, codeOf, isFieldWrong } from '#app/lib/calls/call.ts';
import { changeOrder, getOrderChoices } from '#app/lib/calls/routes/orders.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import {
  changeOf,
  faultsOf,
  merged,
  priceOf,
  typedOf,
  type Faults,
  type FieldName,
  type Typed,
} from './typed.ts';

type Props = { order: OfficeOrder; onClose: () => void };

/** Contact, receiver and delivery of an order, as it has them now. */
export function ChangeDialog({ order, onClose }: Props) {
  const choices = useQuery({
    queryKey: ['order-choices', order.id],
    queryFn: ({ signal }) => call(getOrderChoices, { params: { id: order.id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data, error, refetch } = choices;
  if (data !== undefined)
    return (
      <Opened
        order={order}
        choices={data}
        reread={async () => (await refetch({ throwOnError: true })).data ?? data}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={`Изменить ${order.number}`} width="narrow" onClose={onClose}>
      {error === null ? (
        <Skeleton rows={5} />
      ) : (
        <Failed title="Не открылось" text={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

/** Fields of the call beside those of the window. */
const PATHS: readonly (readonly [FieldName, string])[] = [
  ['name', 'contact.name'],
  ['lastName', 'contact.lastName'],
  ['surName', 'contact.surName'],
  ['phone', 'contact.phone'],
  ['email', 'contact.email'],
  ['receiverName', 'receiver.name'],
  ['receiverLastName', 'receiver.lastName'],
  ['receiverPhone', 'receiver.phone'],
  ['address', 'delivery.address'],
  ['date', 'delivery.date'],
];

type OpenedProps = Props & { choices: OrderChoices; reread: () => Promise<OrderChoices> };

function Opened({ order, choices, reread, onClose }: OpenedProps) {
  const { keep } = useOrderDeeds();
  const [base, setBase] = useState(() => typedOf(choices));
  const [typed, setTyped] = useState(base);
  const [faults, setFaults] = useState<Faults>({});
  const fields = {
    typed,
    faults,
    choices,
    change: (part: Partial<Typed>): void => setTyped({ ...typed, ...part }),
  };

  async function takeRefusal(error: unknown): Promise<void> {
    const wrong = PATHS.filter(([, path]) => isFieldWrong(error, path));
    setFaults(Object.fromEntries(wrong.map(([field]) => [field, 'Проверьте это поле'])));
    if (codeOf(error) !== 'changed-meanwhile' && codeOf(error) !== 'price-changed') return;
    const fresh = typedOf(await reread());
    setTyped(merged({ base, typed, fresh }));
    setBase(fresh);
  }

  return (
    <DeedDialog
      title={`Изменить ${order.number}`}
      happens="Покупатель получит сообщение. Если изменится телефон, напишем и на прежний."
      button="Сохранить"
      hasReason
      onClose={onClose}
      isFine={() => {
        const found = faultsOf(typed);
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={refusedText}
      act={async (reason) => {
        try {
          keep(
            await call(
              changeOrder,
              { params: { id: order.id }, body: changeOf(typed, choices, reason) },
              { version: choices.version },
            ),
          );
        } catch (error) {
          await takeRefusal(error);
          throw error;
        }
        return `${order.number} изменён, покупатель получит сообщение`;
      }}
    >
      <PeopleFields {...fields} />
      <DeliveryFields {...fields} />
      <Price order={order} choices={choices} typed={typed} />
    </DeedDialog>
  );
}

/** What the delivery costs before and after, and whether that is possible. */
function Price({ order, choices, typed }: { order: OfficeOrder; choices: OrderChoices; typed: Typed }) {
  const [before, after] = [choices.delivery.price, priceOf(typed, choices)];
  if (before === after) return <Note>Доставка {formatRoubles(before)}: цена заказа не изменится.</Note>;
  if (!choices.isPriceOpen)
    return (
      <Note tone="bad">
        Доставка {formatRoubles(before)} → {formatRoubles(after)}, но деньги уже приняты или запрошены:
        сохранить не получится. Оставьте способ или отмените заказ и оформите новый.
      </Note>
    );
  const total = kopecks(order.total - before + after);
  return (
    <Note tone="wait">
      Доставка {formatRoubles(before)} → {formatRoubles(after)}. К оплате при получении{' '}
      {formatRoubles(order.due)} → {formatRoubles(kopecks(order.due - before + after))}, весь заказ{' '}
      {formatRoubles(total)}.
    </Note>
  );
}
