import { OWN_BELLS_PAGE } from '@yahont/contracts/bells/bell-pages.ts';
import type { BellKind } from '@yahont/contracts/bells/bells.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { defineEvents, fitSms, linkTo } from '#src/domains/messages/notifications/index.ts';

/** What a message says of the thing that was found. */
export type RungFacts = {
  /** «Кольцо „Грань“» */
  name: string;
  /** Hundredths of a millimetre; null for a product without sizes. */
  size: number | null;
  price: Kopecks;
  waitedSince: IsoDate;
  picture: { hash: string; alt: string } | null;
  /** Path of the product. */
  path: string;
};

export type BellEvents = {
  'bell-confirmation': {
    data: { name: string; kind: BellKind; url: string; until: Date; offsetHours: number };
    channels: 'mail';
  };
  'bell-back': { data: RungFacts & { left: number }; channels: 'mail' | 'sms' | 'push' };
  'bell-price': { data: RungFacts; channels: 'mail' | 'sms' | 'push' };
};

const ONCE = 'Колокольчик прозвонил один раз и закончился: больше об этом не напишем.';

/** Bells: the link that confirms one, and the one message of each. */
export const BELL_EVENTS = defineEvents<BellEvents>({
  'bell-confirmation': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      mail: ({ name, kind, url, until, offsetHours }) => ({
        title: 'Подтвердите почту',
        blocks: [
          {
            kind: 'text',
            text: `На этот адрес попросили написать, когда ${kind === 'back' ? `снова появится ${name}` : `${name} станет дешевле`}. Пока вы не подтвердите адрес, писать не будем.`,
          },
          { kind: 'link', text: 'Подтвердить', url },
          {
            kind: 'note',
            text: `Ссылка действует до ${formatDayMonth(cityDate(until, offsetHours))}, ${cityTimeOfDay(until, offsetHours)}. Напишем один раз. По этой же ссылке можно перестать ждать.`,
          },
          { kind: 'note', text: 'Если вы ничего не просили, просто удалите это письмо.' },
        ],
      }),
    },
  },
  'bell-back': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: (facts) =>
        fitSms('Яхонт: ', inSize(facts), ` снова есть, ${formatRoubles(facts.price)}. ${listOf(facts)}`),
      mail: (facts) => ({
        title: `${inSize(facts)}: снова есть`,
        picture: facts.picture,
        blocks: [
          {
            kind: 'text',
            text: `Вы ждали с ${formatDayMonth(facts.waitedSince)}. ${facts.left === 1 ? 'Сейчас есть один экземпляр' : `Сейчас есть ${countOf(facts.left, ['экземпляр', 'экземпляра', 'экземпляров'])}`}, отдельно для вас он не отложен.`,
          },
          { kind: 'text', text: formatRoubles(facts.price) },
          { kind: 'link', text: 'Забрать себе', url: facts.publicUrl + facts.path },
          { kind: 'note', text: ONCE },
        ],
      }),
      push: ({ path, ...facts }) => ({ title: 'Снова есть', text: inSize(facts), path }),
    },
  },
  'bell-price': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: (facts) =>
        fitSms('Яхонт: ', inSize(facts), ` теперь ${formatRoubles(facts.price)}. ${listOf(facts)}`),
      mail: (facts) => ({
        title: `${inSize(facts)}: теперь ${formatRoubles(facts.price)}`,
        picture: facts.picture,
        blocks: [
          {
            kind: 'text',
            text: `Вы следили за ценой с ${formatDayMonth(facts.waitedSince)}. Сейчас ${formatRoubles(facts.price)}.`,
          },
          { kind: 'link', text: 'Посмотреть', url: facts.publicUrl + facts.path },
          { kind: 'note', text: ONCE },
        ],
      }),
      push: ({ path, ...facts }) => ({ title: 'Стало дешевле', text: inSize(facts), path }),
    },
  },
});

/** «Кольцо „Грань“, размер 16,5» */
function inSize({ name, size }: Pick<RungFacts, 'name' | 'size'>): string {
  return size === null ? name : `${name}, ${sizeWords(size)}`;
}

/** An SMS has no room for the address of a product; the list of the account shows what was found first. */
function listOf({ publicUrl }: { publicUrl: string }): string {
  return linkTo({ publicUrl }, OWN_BELLS_PAGE);
}
