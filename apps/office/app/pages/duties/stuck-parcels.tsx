import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StuckParcel } from '@yahont/contracts/office/delivery/parcels.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listStuckParcels } from '#app/lib/calls/routes/duties.ts';
import { registerParcelAgain } from '#app/lib/calls/routes/orders.ts';
import { ageOf } from '#app/lib/lists/age.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { refusedText } from '#app/blocks/orders/data/refused.ts';
import { ElsewhereDialog } from '#app/blocks/orders/deeds/elsewhere-dialog.tsx';
import { DutyRow, DutyRows } from './duty-row.tsx';

const KEY = ['stuck-parcels'] as const;
const idOf = ({ orderId }: StuckParcel): number => orderId;

const STATES: Readonly<Record<StuckParcel['state'], string>> = {
  refused: 'перевозчик не взял',
  cancelled: 'снята у перевозчика, а заказ ждёт отправки',
  returned: 'вернулась: никто не получил',
  waiting: 'не зарегистрирована больше часа, повторяем сами',
};

/** Parcels that a carrier does not bring: once more, or in another way. */
export function StuckParcels({ me }: { me: Me }) {
  const cache = useQueryClient();
  const now = useNow();
  const [elsewhere, setElsewhere] = useState<StuckParcel | null>(null);
  const list = useCursorList({
    key: KEY,
    read: (after: number | undefined, signal) => call(listStuckParcels, { query: { after } }, { signal }),
    idOf,
  });
  const again = useMutation({
    mutationFn: ({ orderId, round }: StuckParcel) =>
      call(registerParcelAgain, { params: { id: orderId }, body: { round } }),
    onSuccess: ({ number }) => say(`Передаём перевозчику под номером ${number}`),
    onError: (error) => say(refusedText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
  const rows = useRowKeys({
    ids: useMemo(() => (list.rows ?? []).map(idOf), [list.rows]),
    at: null,
    what: 'посылка',
  });
  const maySend = may(me, 'orders.send');
  return (
    <>
      <ListBody
        ref={rows}
        list={list}
        empty={
          <Empty title="Все посылки в пути" icon="check">
            <p>Сюда попадёт то, что перевозчик не взял, вернул или не зарегистрировал.</p>
          </Empty>
        }
      >
        {(shown) => (
          <DutyRows label="Посылки застряли">
            {shown.map((parcel) => (
              <DutyRow
                key={parcel.orderId}
                to={`/orders/${parcel.orderId}`}
                title={`${parcel.orderNumber}: ${STATES[parcel.state]}`}
                lines={[
                  `${parcel.carrier ?? 'перевозчик не выбран'}, посылка ${parcel.number}; ${parcel.city}${parcel.point === null ? ', до двери' : `, ${parcel.point.address}`}`,
                  ...(parcel.problem === null ? [] : [`Ответ перевозчика: ${parcel.problem}`]),
                ]}
                side={
                  <Toned tone={ageOf(parcel.since, now, 1).tone}>{ageOf(parcel.since, now, 1).text}</Toned>
                }
              >
                {maySend && (
                  <>
                    <Button
                      look="quiet"
                      isBusy={again.isPending && again.variables.orderId === parcel.orderId}
                      onClick={() => again.mutate(parcel)}
                    >
                      Передать ещё раз
                    </Button>
                    <Button look="quiet" onClick={() => setElsewhere(parcel)}>
                      Отправить иначе
                    </Button>
                  </>
                )}
              </DutyRow>
            ))}
          </DutyRows>
        )}
      </ListBody>
      {elsewhere !== null && (
        <ElsewhereDialog
          id={elsewhere.orderId}
          number={elsewhere.orderNumber}
          onClose={() => setElsewhere(null)}
        />
      )}
    </>
  );
}
