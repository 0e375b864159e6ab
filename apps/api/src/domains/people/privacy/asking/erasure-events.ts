import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo } from '#src/domains/messages/notifications/index.ts';

export type ErasureEvents = {
  /** `eraseOn`: as on the page, in the city of the caller. */
  'erasure-asked': { data: { eraseOn: IsoDate }; channels: 'sms' };
};

/** The end of an account. */
export const ERASURE_EVENTS = defineEvents<ErasureEvents>({
  'erasure-asked': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ eraseOn, publicUrl }) => {
        const day = formatDayMonth(eraseOn);
        return nbsp(
          `Яхонт: удалим кабинет ${day}. Передумали или это не вы? Отмените: ${linkTo({ publicUrl }, '/personal/detail/')}`,
        );
      },
    },
  },
});
