import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import {
  defineEvents,
  fitSms,
  type Urgency,
  type EventRow,
} from '#src/domains/messages/notifications/index.ts';

export type Visit = {
  hour: { date: IsoDate; time: string };
  address: string;
  /** Gold is bought only with a passport (FACTS 14). */
  needsPassport: boolean;
  /** Page that shows the visit and lets the visitor move or cancel it. */
  url: string;
};

export type CancelledVisit = {
  hour: { date: IsoDate; time: string };
  storePhone: string;
};

export type VisitEvents = {
  'visit-made': { data: Visit; channels: 'sms' };
  'visit-link': { data: Visit; channels: 'sms' };
  'visit-reminder': { data: Visit; channels: 'sms' };
  'visit-cancelled': { data: CancelledVisit; channels: 'sms' };
};

/** Visits to a store. The linked page has the details for which an SMS has no room. */
export const VISIT_EVENTS = defineEvents<VisitEvents>({
  'visit-made': row('at-once', (visit) =>
    withAddress(`${formatDayMonth(visit.hour.date)} в ${visit.hour.time}`, visit),
  ),
  'visit-link': row(
    'at-once',
    ({ hour, url }) => `Яхонт: вы записаны на ${formatDayMonth(hour.date)}, ${hour.time}. Изменить: ${url}`,
  ),
  'visit-reminder': row('daytime', (visit) => withAddress(`завтра в ${visit.hour.time}`, visit)),
  'visit-cancelled': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ hour, storePhone }) =>
        `Яхонт: визит ${formatDayMonth(hour.date)} в ${hour.time} отменён. Вопросы и новая запись: ${storePhone}.`,
    },
  },
});

function row(urgency: Urgency, sms: (visit: Visit) => string): EventRow<Visit, 'sms'> {
  return { class: 'service', urgency, templates: { sms } };
}

function withAddress(when: string, { address, needsPassport, url }: Visit): string {
  const whom = needsPassport ? 'ждём с паспортом' : 'ждём вас';
  return fitSms(`Яхонт: ${whom} ${when}, `, address, `. Изменить: ${url}`);
}
