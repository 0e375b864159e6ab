import type { StonePlace } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';

export type Visit = {
  id: number;
  /** Of the appointment that this one replaces. */
  replacedId: number | null;
  name: string;
  phone: string;
  stoneCode: string;
  stone: { name: string };
  /** Name of the setting to try. */
  setting: string | null;
  store: Store;
  hour: { date: IsoDate; time: string };
  stonePlace: StonePlace;
};

const WHERE_IT_LIES: Readonly<Record<StonePlace, string>> = {
  here: 'Камень лежит в этом салоне.',
  'same-city': 'Камень нужно привезти из другого салона города.',
  vault: 'Камень нужно привезти из хранилища.',
  'other-city': 'Камень нужно привезти из другого города.',
};

/** The SMS to the visitor: when, where, and how to change it. */
export function writeAppointmentSms({ hour, store }: Visit): string {
  return `Яхонт: ждём вас ${formatDayMonth(hour.date)} в ${hour.time}, ${store.address}. Перенести или отменить: ${store.phone}`;
}

/** The e-mail to the operators: who comes, where and when, and what to bring there by then. */
export function composeAppointmentEmail(visit: Visit): EmailContent {
  const { id, replacedId, name, phone, stone, stoneCode, setting, store, hour, stonePlace } = visit;
  return composeEmail({
    title: `Показ камня № ${id}: ${formatDayMonth(hour.date)}, ${hour.time}`,
    paragraphs: [
      `${name}, ${formatPhone(phone)}`,
      `Салон: ${store.name}, ${store.cityName}`,
      `${stone.name} (${stoneCode}). ${WHERE_IT_LIES[stonePlace]}`,
      ...(setting === null ? [] : [`Примерить с оправой: ${setting}`]),
      ...(replacedId === null ? [] : [`Запись № ${replacedId} отменена: посетитель выбрал другое время.`]),
    ],
  });
}
