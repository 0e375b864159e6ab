import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { AppointmentNews } from '#src/platform/messages/outbox.ts';

type Facts = {
  hour: { date: IsoDate; time: string };
  store: Pick<Store, 'address' | 'phone'>;
  /** Page that shows the appointment, moves and cancels it. */
  url: string;
};

const TEXTS: Readonly<Record<AppointmentNews, (facts: Facts) => string>> = {
  made: ({ hour, store }) => `ждём вас ${formatDayMonth(hour.date)} в ${hour.time}, ${store.address}.`,
  link: ({ hour }) => `вы записаны на ${formatDayMonth(hour.date)}, ${hour.time}.`,
  reminder: ({ hour, store }) =>
    `ждём вас завтра, ${formatDayMonth(hour.date)}, в ${hour.time}, ${store.address}.`,
};

/** An SMS to the visitor with the link to the appointment. */
export function writeAppointmentSms(about: AppointmentNews, facts: Facts): string {
  return `Яхонт: ${TEXTS[about](facts)} Перенести или отменить: ${facts.url}`;
}

/** The SMS about a cancelled visit; it needs no link to what is gone. */
export function writeCancelledSms({ hour, store, again }: Omit<Facts, 'url'> & { again: string }): string {
  return `Яхонт: визит ${formatDayMonth(hour.date)} в ${hour.time} отменён. Вопросы: ${store.phone}. Записаться снова: ${again}`;
}
