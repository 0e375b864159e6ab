import type { PaperKind } from '@yahont/contracts/payment/papers.ts';
import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo } from '#src/domains/messages/notifications/index.ts';

const NAMES: Readonly<Record<PaperKind, string>> = {
  advance: 'Счёт-фактура на аванс',
  transfer: 'УПД',
  correction: 'УКД',
};

/** Documents that were issued for an order of a company. */
export type PapersForMessages = {
  orderId: number;
  orderNumber: string;
  /** Name of the person who ordered. */
  name: string;
  papers: readonly { kind: PaperKind; number: number; date: IsoDate; path: string }[];
};

export type PaperEvents = {
  /**
   * Documents for the accountants of a company; the e-mail has the files attached, and `path` leads to
   * each without an account.
   */
  'papers-issued': { data: PapersForMessages; channels: 'mail' };
};

/** Documents for the accountants of companies. */
export const PAPER_EVENTS = defineEvents<PaperEvents>({
  'papers-issued': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ orderId, orderNumber, name, papers, publicUrl }) => ({
        title: nbsp(`Документы по заказу № ${orderNumber}`),
        preheader: nbsp(papers.map(titleOf).join('; ')),
        blocks: [
          {
            kind: 'text',
            text: `${name}, здравствуйте!\nОтправляем документы для бухгалтерии. Файлы приложены к письму, открыть их можно и по ссылкам ниже: вход в кабинет для этого не нужен.`,
          },
          ...papers.map((paper) => ({
            kind: 'link' as const,
            text: titleOf(paper),
            url: `${publicUrl}${paper.path}`,
          })),
          {
            kind: 'text',
            text: 'Письмо можно переслать бухгалтеру. Все документы собраны на странице заказа.',
          },
          { kind: 'link', text: 'Открыть заказ', url: linkTo({ publicUrl }, `/personal/order/${orderId}/`) },
        ],
      }),
    },
  },
});

function titleOf({ kind, number, date }: { kind: PaperKind; number: number; date: string }): string {
  return nbsp(`${NAMES[kind]} № ${number} от ${formatDate(date)}`);
}
