import { PEOPLE_PAGE } from '@yahont/contracts/close-people/close-people-terms.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { defineEvents, linkTo } from '#src/domains/messages/notifications/index.ts';

/** What the letter repeats of a person; sizes in hundredths of a millimetre. */
export type RemindedPerson = {
  name: string;
  occasion: string;
  ring: number | null;
  chain: number | null;
  bracelet: number | null;
  metal: string;
};

export type ReminderEvents = {
  'close-day': { data: RemindedPerson & { on: IsoDate }; channels: 'mail' };
};

/** The one letter a year about a day. Its subject may be read over a shoulder: it has neither a name nor the reason. */
export const REMINDER_EVENTS = defineEvents<ReminderEvents>({
  'close-day': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ on, name, occasion, publicUrl, ...person }) => {
        const measures = measuresOf(person);
        return {
          title: `Скоро ${formatDayMonth(on)}`,
          preheader: 'Напоминание из вашего личного кабинета',
          blocks: [
            {
              kind: 'text',
              text: `Вы просили напомнить за три недели. ${name}: ${formatDayMonth(on)}${occasion === '' ? '' : `, ${occasion}`}.`,
            },
            ...(measures === '' ? [] : [{ kind: 'text' as const, text: `Ваши заметки: ${measures}.` }]),
            { kind: 'link', text: 'Открыть каталог', url: linkTo({ publicUrl }, '/catalog/') },
            {
              kind: 'note',
              text: `Пишем раз в год. Чтобы больше не напоминать, снимите галочку на странице «Близкие»: ${linkTo({ publicUrl }, PEOPLE_PAGE)}`,
            },
          ],
        };
      },
    },
  },
});

/** «кольцо 16,5, цепь 50 см, браслет 18 см, металл: жёлтый» */
function measuresOf({ ring, chain, bracelet, metal }: Omit<RemindedPerson, 'name' | 'occasion'>): string {
  const sized = Object.entries({ кольцо: ring, цепь: chain, браслет: bracelet }).flatMap(([noun, size]) =>
    size === null ? [] : `${noun}\u00A0${formatSize(size)}`,
  );
  return [...sized, ...(metal === '' ? [] : [`металл: ${metal}`])].join(', ');
}
