import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { defineEvents, fitSms } from '#src/domains/messages/notifications/index.ts';

type HeldPiece = { until: { date: IsoDate; time: string }; code: string; address: string; url: string };

export type HoldEvents = {
  'hold-made': { data: HeldPiece; channels: 'sms' };
  'hold-cancelled': { data: { name: string; storePhone: string }; channels: 'sms' };
};

/** Pieces that stores keep. The linked page has the details for which an SMS has no room. */
export const HOLD_EVENTS = defineEvents<HoldEvents>({
  'hold-made': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ until, code, address, url }) =>
        fitSms(
          `Яхонт: код ${code}, ждём до ${formatDayMonth(until.date)}, ${until.time}, `,
          address,
          `. Изменить: ${url}`,
        ),
    },
  },
  'hold-cancelled': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ name, storePhone }) => fitSms('Яхонт: отложить не вышло, ', name, `. Вопросы: ${storePhone}.`),
    },
  },
});
