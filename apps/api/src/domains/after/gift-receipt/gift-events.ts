import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { defineEvents, fitSms } from '#src/domains/messages/notifications/index.ts';

export type GiftEvents = {
  'gift-kept': { data: { size: number; until: IsoDate; address: string }; channels: 'sms' };
  'gift-fetched': { data: { size: number; date: IsoDate }; channels: 'sms' };
};

/** To the receiver of a present who exchanges it. Neither a price nor a link, which belongs to the card. */
export const GIFT_EVENTS = defineEvents<GiftEvents>({
  'gift-kept': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ size, until, address }) =>
        fitSms(
          `Яхонт: ${sizeWords(size)} ждёт до ${formatDayMonth(until)}, `,
          address,
          '. Возьмите украшение и футляр.',
        ),
    },
  },
  'gift-fetched': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ size, date }) =>
        `Яхонт: курьер заберёт украшение ${formatDayMonth(date)}. После проверки привезём ${sizeWords(size)}.`,
    },
  },
});
