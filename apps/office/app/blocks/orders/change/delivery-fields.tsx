import { ADDRESS_MAX } from '@yahont/contracts/office/order-work/changed-fields.ts';
import type { OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { Select } from '#app/parts/select.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { WAYS } from '../data/order-facts.ts';
import { WAY_FIXED } from '../data/refused.ts';
import styles from '../deeds/deeds.module.css';
import type { FieldsProps } from './people-fields.tsx';
import { costOf, kindOf, type Typed } from './typed.ts';

/** The way, and what it asks for. */
export function DeliveryFields(props: FieldsProps) {
  const { typed, choices, change } = props;
  const { wayFixed, courier } = choices;
  const kind = kindOf(typed);
  const { isShipped, isCollected, hasAddress, broughtBy } = DELIVERY[kind];
  if (!isShipped || (wayFixed !== null && !choices.isReachable))
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
      {isCollected && wayFixed === null && <StoreField {...props} />}
      {broughtBy === 'carrier' && wayFixed === null && <PointField {...props} />}
      {hasAddress && <DoorFields {...props} />}
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
function waysIn(choices: OrderChoices) {
  const { delivery, point, stores } = choices;
  const isOffered: Readonly<Record<DeliveryKind, boolean>> = {
    pickup: stores.length > 0,
    courier: true,
    express: false,
    point: point !== null,
    electronic: false,
  };
  return DELIVERY_KINDS.filter((kind) => isOffered[kind] || kind === delivery.kind).map((kind) => ({
    value: kind,
    name: `${WAYS[kind]}, ${kind === delivery.kind ? 'сейчас, ' : ''}${formatRoubles(costOf(kind, choices))}`,
  }));
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
    DELIVERY[kindOf(typed)].choosesDay &&
    !(choices.delivery.isCarried && typed.kind === choices.delivery.kind);
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
