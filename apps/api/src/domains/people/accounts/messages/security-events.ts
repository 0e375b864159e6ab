import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, fitSms, linkTo, type Channel } from '#src/domains/messages/notifications/index.ts';

/** Lists the devices and the passkeys of the account. */
const PAGE = '/personal/detail/';

/** A new way to sign in to an account. */
export type NewEntry = {
  /** In words: «Телефон на Андроиде, Хром». */
  device: string;
  /** City of the network; null when it is unknown. */
  city: string | null;
  at: Date;
};

export type SecurityEvents = {
  'new-device': { data: NewEntry; channels: Channel };
  'passkey-added': { data: NewEntry; channels: Channel };
};

/** Notifies the owner of a new way to sign in to the account. */
export const SECURITY_EVENTS = defineEvents<SecurityEvents>({
  'new-device': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ device, publicUrl }) =>
        fitSms(
          nbsp('Яхонт: вход в ваш кабинет. '),
          device,
          nbsp(`. Не вы? Закройте: ${linkTo({ publicUrl }, PAGE)}`),
        ),
      mail: ({ publicUrl, ...entry }) => ({
        title: 'Вход с нового устройства',
        preheader: whereOf(entry),
        blocks: [
          {
            kind: 'text',
            text: nbsp(
              `В ваш кабинет вошли с устройства, на котором его ещё не открывали: ${whereOf(entry)}, ${momentOf(entry)}.`,
            ),
          },
          { kind: 'text', text: nbsp('Если это были вы, ничего делать не нужно.') },
          {
            kind: 'text',
            text: nbsp(
              'Если нет, закройте вход на этом устройстве: его видно в списке «Где открыт кабинет».',
            ),
          },
          { kind: 'link', text: 'Открыть список', url: linkTo({ publicUrl }, PAGE) },
        ],
      }),
      push: (entry) => ({ title: 'Вход с нового устройства', text: whereOf(entry), path: PAGE }),
    },
  },
  'passkey-added': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ device, publicUrl }) =>
        fitSms(
          nbsp('Яхонт: в кабинет добавили ключ входа. '),
          device,
          nbsp(`. Не вы? Удалите: ${linkTo({ publicUrl }, PAGE)}`),
        ),
      mail: ({ publicUrl, ...entry }) => ({
        title: 'Добавили ключ входа',
        preheader: whereOf(entry),
        blocks: [
          {
            kind: 'text',
            text: nbsp(
              `В ваш кабинет добавили ключ: с ним входят без кода. Его сделали на устройстве: ${whereOf(entry)}, ${momentOf(entry)}.`,
            ),
          },
          { kind: 'text', text: nbsp('Если это были вы, ничего делать не нужно.') },
          {
            kind: 'text',
            text: nbsp('Если нет, удалите ключ в личном кабинете и закройте вход на остальных устройствах.'),
          },
          { kind: 'link', text: 'Открыть кабинет', url: linkTo({ publicUrl }, PAGE) },
        ],
      }),
      push: (entry) => ({ title: 'Добавили ключ входа', text: whereOf(entry), path: PAGE }),
    },
  },
});

/** «Телефон на Андроиде, Хром, Казань» */
function whereOf({ device, city }: Pick<NewEntry, 'device' | 'city'>): string {
  return city === null ? device : `${device}, ${city}`;
}

/** «26 ноября в 18:04 по Москве» */
function momentOf({ at }: Pick<NewEntry, 'at'>): string {
  return `${formatDayMonth(cityDate(at, MOSCOW_HOURS))} в ${cityTimeOfDay(at, MOSCOW_HOURS)} по Москве`;
}
