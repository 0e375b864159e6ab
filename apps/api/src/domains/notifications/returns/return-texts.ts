import type { ReturnDenial, ReturnState, ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { ReturnForMessages } from './return-for-messages.ts';

/** `news` is the text of the SMS and the heading of the e-mail; `next` says what happens next. */
export type ReturnTexts = { news: string; next: string };

type Writer = (about: ReturnForMessages) => ReturnTexts;

/** States that the buyer is notified of; the others are only shown on the site. */
const WRITERS: Partial<Record<ReturnState, Writer>> = {
  approved: (about) => ({
    news: `Возврат № ${about.number} одобрен`,
    next: `${WAYS[about.way](about)} Сохраните бирку с УИН и пломбу.`,
  }),
  received: (about) => ({
    news: `Изделия по возврату № ${about.number} у нас`,
    next: `Проверим их и сообщим решение. Если всё в порядке, вернём деньги не позже ${formatDayMonth(about.moneyBy)}.`,
  }),
  refunded: (about) => ({ news: `Возврат № ${about.number} принят`, next: moneyBack(about) }),
  refused: (about) => ({
    news: `Возврат № ${about.number} не принят`,
    next: [denial(about), handBack(about)].filter((text) => text !== '').join(' '),
  }),
};

/** The texts for a state; null when it is not announced. */
export function writeReturnTexts(about: ReturnForMessages, state: ReturnState): ReturnTexts | null {
  const texts = WRITERS[state]?.(about);
  return texts ? { news: nbsp(texts.news), next: nbsp(texts.next) } : null;
}

const WAYS: Record<ReturnWay, (about: ReturnForMessages) => string> = {
  store: ({ store }) => `Ждём вас${where(store)}, возьмите с собой паспорт.`,
  courier: ({ address }) => `Курьер заберёт изделия: ${address}.`,
};

function where(store: ReturnForMessages['store']): string {
  return store === null ? '' : `: ${store.name}, ${store.address}`;
}

const BACK: Record<TenderKind, (amount: Kopecks) => string> = {
  bonus: () => 'Бонусы снова на счёте.',
  certificate: (amount) => `На сертификате снова ${formatRoubles(amount)}.`,
  card: (amount) => `${formatRoubles(amount)} вернутся на карту.`,
  credit: (amount) => `${formatRoubles(amount)} вернутся банку, который дал рассрочку.`,
  cash: (amount) => `${formatRoubles(amount)} ждут вас в кассе салона.`,
};

function moneyBack({ parts, moneyBy }: ReturnForMessages): string {
  const back = parts.map(({ kind, amount }) => BACK[kind](amount));
  return [...back, `Все деньги вернём не позже ${formatDayMonth(moneyBy)}.`].join(' ');
}

const DENIALS: Record<ReturnDenial, string> = {
  worn: 'На изделии есть следы носки.',
  damaged: 'Изделие повреждено.',
  'tag-missing': 'Нет бирки с УИН или пломбы.',
  'not-our-piece': 'Это не то изделие, которое мы вам продали.',
  'made-to-order': 'Изделие сделано по вашему заказу.',
  'no-defect-found': 'Мастер не нашёл дефекта.',
  other: '',
};

function denial({ denial: why }: ReturnForMessages): string {
  if (why === null) return '';
  return [DENIALS[why.reason], why.words].filter((text) => text !== '').join(' ');
}

/** Where the pieces are that the shop does not keep. */
function handBack({ wasReceived, store }: ReturnForMessages): string {
  if (!wasReceived) return '';
  return store === null ? 'Привезём изделия обратно.' : `Изделия ждут вас${where(store)}.`;
}
