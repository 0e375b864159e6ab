import { ADDRESS_MAX } from '@yahont/contracts/office/order-work/changed-fields.ts';
import type { OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { Select } from '#app/parts/select.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { WAYS } from '../data/order-facts.ts';
import { WAY_FIXED } from '../data/refused.ts';
import styles from '../deeds/deeds.module.css';
import type { FieldsProps } from './people-fields.tsx';
import { kindOf, type Typed } from './typed.ts';

/** The way, and what it asks for. */
export function DeliveryFields(props: FieldsProps) {
  const { typed, choices, change } = props;
  const { wayFixed, courier } = choices;
  const kind = kindOf(typed);
  if (kind === 'electronic' || (wayFixed !== null && !choices.isReachable))
    return wayFixed === null ? null : <Note>{WAY_FIXED[wayFixed]}</Note>;
  return (
    <>
      <Select
        label="Как получит"
        value={kind}
        disabled={wayFixed !== null}
        options={waysIn(choices)}
        help={wayFixed === null ? undefined : WAY_FIXED[wayFixed]}
        onChange={({ target: { value } }) =>
          change(value === choices.delivery.kind ? sameDay(choices, value) : firstDay(courier, value))
        }
      />
      {kind === 'pickup' && wayFixed === null && <StoreField {...props} />}
      {kind === 'point' && wayFixed === null && <PointField {...props} />}
      {(kind === 'courier' || kind === 'express') && <DoorFields {...props} />}
    </>
  );
}

function sameDay({ delivery }: OrderChoices, kind: string): Partial<Typed> {
  return { kind, date: delivery.date, from: delivery.from ?? '' };
}

function firstDay({ date, intervals }: OrderChoices['courier'], kind: string): Partial<Typed> {
  return { kind, date, from: intervals[0]?.from ?? '' };
}

/** The way of now, and the others that are offered, with what they cost. */
function waysIn({ delivery, courier, point, stores }: OrderChoices) {
  const offered: readonly [DeliveryKind, boolean, number][] = [
    ['pickup', stores.length > 0, ZERO],
    ['courier', true, courier.price],
    ['point', point !== null, point?.price ?? ZERO],
    ['express', false, delivery.price],
  ];
  return offered
    .filter(([kind, isOffered]) => isOffered || kind === delivery.kind)
    .map(([kind]) => ({
      value: kind,
      name: `${WAYS[kind]}, ${costText(kind, { delivery, courier, point })}`,
    }));
}

function costText(
  kind: DeliveryKind,
  { delivery, courier, point }: Pick<OrderChoices, 'delivery' | 'courier' | 'point'>,
): string {
  if (kind === delivery.kind) return `сейчас, ${formatRoubles(delivery.price)}`;
  if (kind === 'courier') return formatRoubles(courier.price);
  return formatRoubles(kind === 'point' ? (point?.price ?? ZERO) : ZERO);
}

function StoreField({ typed, faults, choices, change }: FieldsProps) {
  const now = useNow();
  return (
    <Select
      label="Магазин"
      value={typed.storeId}
      error={faults.storeId}
      options={[
        { value: '', name: 'Выберите' },
        ...choices.stores.map(({ id, name, address, date }) => ({
          value: String(id),
          name: `${name}, ${address}: ${calendarText(date, now)}`,
        })),
      ]}
      onChange={(event) => change({ storeId: event.target.value })}
    />
  );
}

function PointField({ typed, faults, choices, change }: FieldsProps) {
  return (
    <Select
      label="Пункт выдачи"
      value={typed.code}
      error={faults.code}
      options={[
        { value: '', name: 'Выберите' },
        ...(choices.point?.places ?? []).map(({ code, name, address }) => ({
          value: code,
          name: `${address}, ${name}`,
        })),
      ]}
      onChange={(event) => change({ code: event.target.value })}
    />
  );
}

function DoorFields({ typed, faults, choices, change }: FieldsProps) {
  const isDayFree =
    typed.kind === 'courier' && !(choices.delivery.isCarried && choices.delivery.kind === 'courier');
  const { intervals } = choices.courier;
  const isKnown = intervals.some(({ from }) => from === typed.from);
  return (
    <>
      <Field
        label="Адрес"
        value={typed.address}
        error={faults.address}
        maxLength={ADDRESS_MAX}
        help="Город, улица, дом, квартира; домофон и подъезд"
        autoComplete="off"
        onChange={(event) => change({ address: event.target.value })}
      />
      {isDayFree && (
        <div className={styles.pair}>
          <Field
            label="День в городе покупателя"
            type="date"
            value={typed.date}
            error={faults.date}
            onChange={(event) => change({ date: event.target.value })}
          />
          {intervals.length > 0 && (
            <Select
              label="Часы"
              value={typed.from}
              options={[
                ...(isKnown ? [] : [{ value: typed.from, name: typed.from === '' ? 'любые' : typed.from }]),
                ...intervals.map(({ from, to }) => ({ value: from, name: `${from}–${to}` })),
              ]}
              onChange={(event) => change({ from: event.target.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
