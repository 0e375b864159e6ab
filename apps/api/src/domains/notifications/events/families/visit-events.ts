import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { Visit } from '../event-data.ts';
import type { Urgency } from '../event.ts';
import type { EventRows } from '../event-list.ts';
import { fitSms } from '../sms-length.ts';

type Names = 'visit-made' | 'visit-link' | 'visit-reminder' | 'visit-cancelled';

/** Visits to a store. The page behind the link has what an SMS has no room for. */
export const VISIT_EVENTS: Pick<EventRows, Names> = {
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
};

function row(urgency: Urgency, sms: (visit: Visit) => string): EventRows['visit-made'] {
  return { class: 'service', urgency, templates: { sms } };
}

function withAddress(when: string, { address, needsPassport, url }: Visit): string {
  const whom = needsPassport ? 'ждём с паспортом' : 'ждём вас';
  return fitSms(`Яхонт: ${whom} ${when}, `, address, `. Изменить: ${url}`);
}
