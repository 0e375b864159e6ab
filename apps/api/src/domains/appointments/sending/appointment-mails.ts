import type { AppointmentEnder, Place } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';
import type { Subject } from '../subjects/subject.ts';

type Facts = {
  id: number;
  name: string;
  phone: string;
  subject: Pick<Subject, 'thing' | 'name' | 'code' | 'extra'>;
  store: Pick<Store, 'name' | 'cityName'>;
  hour: { date: IsoDate; time: string };
};

const THINGS: Readonly<Record<Subject['thing']['kind'], { of: string; itself: string }>> = {
  stone: { of: 'камня', itself: 'Камень' },
  product: { of: 'изделия', itself: 'Изделие' },
};

const WHERE_IT_LIES: Readonly<Record<Place, string>> = {
  here: 'есть в этом салоне',
  'same-city': 'нужно привезти из другого салона города',
  vault: 'нужно привезти из хранилища',
  'other-city': 'нужно привезти из другого города',
};

const WHO: Readonly<Record<AppointmentEnder, string>> = {
  link: 'Отменил посетитель по ссылке из СМС.',
  account: 'Отменил посетитель из личного кабинета.',
  staff: 'Отменил сотрудник.',
};

/** The e-mail to the operators about a new hour: who comes, where and when, and what to bring there by then. */
export function composeKeptMail(
  facts: Facts & {
    place: Place;
    /** Of the appointment that this one replaces. */ replacedId: number | null;
  },
): EmailContent {
  const { id, subject, hour, place, replacedId } = facts;
  const { of, itself } = THINGS[subject.thing.kind];
  return composeEmail({
    title: `Показ ${of} № ${id}: ${formatDayMonth(hour.date)}, ${hour.time}`,
    paragraphs: [
      ...linesOf(facts),
      `${itself} ${WHERE_IT_LIES[place]}.`,
      ...(replacedId === null ? [] : [`Запись № ${replacedId} больше не действует: визит перенесли.`]),
    ],
  });
}

/** The e-mail to the operators about a cancelled visit. */
export function composeCancelledMail(
  facts: Facts & { by: AppointmentEnder; reason?: string | undefined },
): EmailContent {
  const { id, subject, hour, by, reason } = facts;
  return composeEmail({
    title: `Отменён показ ${THINGS[subject.thing.kind].of} № ${id}: ${formatDayMonth(hour.date)}, ${hour.time}`,
    paragraphs: [...linesOf(facts), WHO[by], ...(reason === undefined ? [] : [`Причина: ${reason}`])],
  });
}

function linesOf({ name, phone, store, subject }: Facts): string[] {
  return [
    `${name}, ${formatPhone(phone)}`,
    `Салон: ${store.name}, ${store.cityName}`,
    `${subject.name} (${subject.code})`,
    ...(subject.extra === null ? [] : [subject.extra]),
  ];
}
