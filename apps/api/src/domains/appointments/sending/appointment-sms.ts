import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { AppointmentRow } from '../appointments.tables.ts';
import { appraisalSums } from './appraisal-text.ts';
import type { AppointmentNews } from '#src/platform/messages/outbox.ts';

type Facts = {
  hour: { date: IsoDate; time: string };
  store: Pick<Store, 'address' | 'phone'>;
  /** What it is about, as far as the visitor must prepare. */
  about: Pick<AppointmentRow, 'kind' | 'details'>;
  /** Page that shows the appointment, moves and cancels it. */
  url: string;
};

const TEXTS: Readonly<Record<AppointmentNews, (facts: Facts) => string>> = {
  made: ({ hour, store, about }) =>
    `ждём вас ${formatDayMonth(hour.date)} в ${hour.time}, ${store.address}.${toBring(about)}`,
  link: ({ hour }) => `вы записаны на ${formatDayMonth(hour.date)}, ${hour.time}.`,
  reminder: ({ hour, store, about }) =>
    `ждём вас завтра, ${formatDayMonth(hour.date)}, в ${hour.time}, ${store.address}.${toBring(about)}`,
};

/** Gold is bought in person and with a passport (FACTS 14); other visits need nothing. */
function toBring({ kind, details }: Facts['about']): string {
  if (kind !== 'gold') return '';
  const appraisal = details?.kind === 'gold' ? details.appraisal : null;
  const sums = appraisal === null ? '' : ` Предварительно ${appraisalSums(appraisal)}.`;
  return ` Возьмите паспорт.${sums}`;
}

/** An SMS to the visitor with the link to the appointment. */
export function writeAppointmentSms(about: AppointmentNews, facts: Facts): string {
  return `Яхонт: ${TEXTS[about](facts)} Перенести или отменить: ${facts.url}`;
}

/** The SMS about a cancelled visit; it needs no link to what is gone. */
export function writeCancelledSms({
  hour,
  store,
  again,
}: Omit<Facts, 'url' | 'about'> & { again: string }): string {
  return `Яхонт: визит ${formatDayMonth(hour.date)} в ${hour.time} отменён. Вопросы: ${store.phone}. Записаться снова: ${again}`;
}
