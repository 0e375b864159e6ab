import { ADDRESS_MAX } from '@yahont/contracts/office/order-work/changed-fields.ts';
import type { OrderChange, OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { isEmailOrEmpty, isPersonName, isPersonNameOrEmpty } from '@yahont/values/form-rules.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

/** Every field of the window as its text; empty is «no». */
export const FIELDS = [
  'name',
  'lastName',
  'surName',
  'phone',
  'email',
  'hasReceiver',
  'receiverName',
  'receiverLastName',
  'receiverPhone',
  'isSurprise',
  'kind',
  'storeId',
  'address',
  'date',
  'from',
  'code',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Typed = Readonly<Record<FieldName, string>>;
export type Faults = Partial<Record<FieldName, string>>;

/** The fields as the order has them. */
export function typedOf({ contact, receiver, delivery, cityName }: OrderChoices): Typed {
  const isToDoor = DELIVERY[delivery.kind].hasAddress;
  return {
    ...contact,
    hasReceiver: receiver === null ? '' : 'yes',
    receiverName: receiver?.name ?? '',
    receiverLastName: receiver?.lastName ?? '',
    receiverPhone: receiver?.phone ?? '',
    isSurprise: receiver?.isSurprise === true ? 'yes' : '',
    kind: delivery.kind,
    storeId: String(delivery.storeId ?? ''),
    address: isToDoor ? delivery.address : `${cityName}, `,
    date: delivery.date,
    from: delivery.from ?? '',
    code: delivery.pointCode ?? '',
  };
}

/** Keeps what the person typed, and takes the rest as a colleague has changed it. */
export function merged({ base, typed, fresh }: { base: Typed; typed: Typed; fresh: Typed }): Typed {
  const kept = FIELDS.filter((field) => typed[field] !== base[field]).map((field) => [field, typed[field]]);
  return { ...fresh, ...Object.fromEntries(kept) };
}

export const kindOf = (typed: Typed): DeliveryKind =>
  DELIVERY_KINDS.find((kind) => kind === typed.kind) ?? 'pickup';

type Offered = Pick<OrderChoices, 'delivery' | 'courier' | 'point'>;

/** What a way costs: the one of now as agreed, another one by its price of now. */
export function costOf(kind: DeliveryKind, { delivery, courier, point }: Offered): Kopecks {
  const costs: Readonly<Record<DeliveryKind, Kopecks>> = {
    pickup: ZERO,
    courier: courier.price,
    express: delivery.price,
    point: point?.price ?? ZERO,
    electronic: ZERO,
  };
  return kind === delivery.kind ? delivery.price : costs[kind];
}

/** What the delivery costs afterwards. */
export const priceOf = (typed: Typed, choices: Offered): Kopecks => costOf(kindOf(typed), choices);

const LETTERS = 'Только буквы и дефис';
const PHONE = 'Впишите мобильный: +7 и десять цифр';

export function faultsOf(typed: Typed): Faults {
  const { hasReceiver } = typed;
  const { isCollected, hasAddress, choosesDay, broughtBy } = DELIVERY[kindOf(typed)];
  const checks: readonly [FieldName, boolean, string][] = [
    ['name', isPersonName(cleanTyped(typed.name)), LETTERS],
    ['lastName', isPersonName(cleanTyped(typed.lastName)), LETTERS],
    ['surName', isPersonNameOrEmpty(cleanTyped(typed.surName)), LETTERS],
    ['phone', normalisePhone(typed.phone) !== null, PHONE],
    ['email', isEmailOrEmpty(cleanTyped(typed.email)), 'Проверьте адрес почты'],
    ['receiverName', hasReceiver === '' || isPersonName(cleanTyped(typed.receiverName)), LETTERS],
    ['receiverLastName', hasReceiver === '' || isPersonName(cleanTyped(typed.receiverLastName)), LETTERS],
    ['receiverPhone', hasReceiver === '' || normalisePhone(typed.receiverPhone) !== null, PHONE],
    ['storeId', !isCollected || typed.storeId !== '', 'Выберите магазин'],
    ['code', broughtBy !== 'carrier' || typed.code !== '', 'Выберите пункт'],
    ['address', !hasAddress || isAddress(typed.address), 'Впишите улицу и дом'],
    ['date', !choosesDay || typed.date !== '', 'Выберите день'],
  ];
  return Object.fromEntries(checks.flatMap(([field, isFine, fault]) => (isFine ? [] : [[field, fault]])));
}

/** A city alone is no address. */
function isAddress(text: string): boolean {
  const clean = cleanTyped(text);
  return clean.length >= 5 && clean.length <= ADDRESS_MAX && /\d/.test(clean);
}

/** The body of the call: what stays is not sent as a new delivery. */
export function changeOf(typed: Typed, choices: OrderChoices, reason: string): OrderChange {
  const base = typedOf(choices);
  const isMoved = (['kind', 'storeId', 'address', 'date', 'from', 'code'] as const).some(
    (field) => typed[field] !== base[field],
  );
  return {
    contact: {
      name: typed.name,
      lastName: typed.lastName,
      surName: typed.surName,
      phone: typed.phone,
      email: typed.email,
    },
    receiver:
      typed.hasReceiver === ''
        ? null
        : {
            name: typed.receiverName,
            lastName: typed.receiverLastName,
            phone: typed.receiverPhone,
            isSurprise: typed.isSurprise !== '',
          },
    delivery: isMoved ? deliveryOf(typed) : null,
    deliveryPrice: priceOf(typed, choices),
    reason,
  };
}

function deliveryOf(typed: Typed): OrderChange['delivery'] {
  const { address, date, from, code } = typed;
  const ways: Readonly<Record<DeliveryKind, OrderChange['delivery']>> = {
    pickup: { kind: 'pickup', storeId: Number(typed.storeId) },
    courier: { kind: 'courier', address, date, interval: from === '' ? null : from },
    express: { kind: 'express', address },
    point: { kind: 'point', code },
    electronic: null,
  };
  return ways[kindOf(typed)];
}
