import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { RETURN_REASONS } from '@yahont/contracts/returns/return-choices.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { openReturn } from '#app/lib/calls/routes/orders.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { RETURN_REASON, WISH_REFUSED } from '#app/lib/words/returns.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './deeds.module.css';

const COMMENT_MAX = 1000;

type Way = 'store' | 'courier' | 'post';
const WAYS: readonly { way: Way; name: string }[] = [
  { way: 'store', name: 'Принесёт в магазин' },
  { way: 'courier', name: 'Заберёт курьер' },
  { way: 'post', name: 'Пришлёт почтой' },
];
/** What has to be known for each way. */
const NEEDS: Readonly<Record<Way, 'store' | 'visit' | null>> = {
  store: 'store',
  courier: 'visit',
  post: null,
};

type Props = { order: OfficeOrder; onClose: () => void };
type Typed = {
  lineIds: readonly number[];
  reason: string;
  way: Way;
  storeId: number;
  address: string;
  date: string;
  comment: string;
};

/** A return written down for the buyer who calls, or is at the counter. */
export function WishDialog({ order, onClose }: Props) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const lines = [...new Map(order.pieces.map((piece) => [piece.lineId, piece.name]))];
  const [typed, setTyped] = useState<Typed>({
    lineIds: lines.length === 1 ? lines.map(([id]) => id) : [],
    reason: '',
    way: 'store',
    storeId: order.storeId ?? 0,
    address: order.delivery.address,
    date: '',
    comment: '',
  });
  const [fault, setFault] = useState<string>();
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });
  return (
    <DeedDialog
      title={`Возврат по ${order.number}`}
      happens="Действуют те же сроки, что и на сайте: 7 дней, если изделие просто не подошло. Покупатель получит письмо."
      button="Оформить возврат"
      onClose={onClose}
      isFine={() => {
        const found = faultOf(typed);
        setFault(found);
        return found === undefined;
      }}
      refused={(error) => WISH_REFUSED[codeOf(error)] ?? failureText(error)}
      act={async () => {
        const made = await call(openReturn, { params: { id: order.id }, body: { wish: wishOf(typed) } });
        await cache.invalidateQueries({ queryKey: ['returns'] });
        void navigate(`/returns/${made.id}`);
        return `Возврат ${made.number} оформлен`;
      }}
    >
      <fieldset className={styles.choice}>
        <legend>Что возвращает</legend>
        {lines.map(([id, name]) => (
          <Tick
            key={id}
            checked={typed.lineIds.includes(id)}
            onChange={({ target: { checked } }) =>
              change({
                lineIds: checked ? [...typed.lineIds, id] : typed.lineIds.filter((one) => one !== id),
              })
            }
          >
            {name}
          </Tick>
        ))}
      </fieldset>
      <Choices typed={typed} change={change} />
      <TextArea
        label="Слова покупателя, если есть"
        value={typed.comment}
        maxLength={COMMENT_MAX}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </DeedDialog>
  );
}

function Choices({ typed, change }: { typed: Typed; change: (part: Partial<Typed>) => void }) {
  const stores = useStores();
  return (
    <>
      <div className={styles.pair}>
        <label className={styles.select}>
          Почему
          <select value={typed.reason} onChange={(event) => change({ reason: event.target.value })}>
            <option value="">Выберите</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {RETURN_REASON[reason]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          Как вернёт
          <select
            value={typed.way}
            onChange={({ target: { value } }) =>
              change({ way: WAYS.find(({ way }) => way === value)?.way ?? 'store' })
            }
          >
            {WAYS.map(({ way, name }) => (
              <option key={way} value={way}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {NEEDS[typed.way] === 'store' && (
        <label className={styles.select}>
          Магазин
          <select value={typed.storeId} onChange={(event) => change({ storeId: Number(event.target.value) })}>
            <option value={0}>Выберите</option>
            {(stores.data ?? []).map(({ id, name, city }) => (
              <option key={id} value={id}>
                {name} ({city})
              </option>
            ))}
          </select>
        </label>
      )}
      {NEEDS[typed.way] === 'visit' && (
        <div className={styles.pair}>
          <Field
            label="Адрес"
            maxLength={300}
            value={typed.address}
            onChange={(event) => change({ address: event.target.value })}
          />
          <Field
            label="День курьера"
            type="date"
            value={typed.date}
            onChange={(event) => change({ date: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

function faultOf({ lineIds, reason, way, storeId, address, date }: Typed): string | undefined {
  if (lineIds.length === 0) return 'Отметьте, что возвращает покупатель';
  if (reason === '') return 'Выберите причину';
  if (NEEDS[way] === 'store' && storeId === 0) return 'Выберите магазин';
  if (NEEDS[way] === 'visit' && (cleanTyped(address) === '' || date === ''))
    return 'Впишите адрес и день курьера';
  return undefined;
}

function wishOf({ lineIds, reason, way, storeId, address, date, comment }: Typed) {
  return {
    lineIds: [...lineIds],
    reason: RETURN_REASONS.find((one) => one === reason) ?? 'not-liked',
    comment,
    route: routeOf({ way, storeId, address, date }),
  };
}

function routeOf({ way, storeId, address, date }: Pick<Typed, 'way' | 'storeId' | 'address' | 'date'>) {
  const routes = {
    store: { kind: 'store', storeId },
    courier: { kind: 'courier', address, date },
    post: { kind: 'post' },
  } as const;
  return routes[way];
}
