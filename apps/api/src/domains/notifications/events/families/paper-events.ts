import type { PaperKind } from '@yahont/contracts/payment/papers.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { EventRows } from '../event-list.ts';
import { linkTo } from './link-to.ts';

const NAMES: Readonly<Record<PaperKind, string>> = {
  advance: 'Счёт-фактура на аванс',
  transfer: 'УПД',
  correction: 'УКД',
};

/** Papers for the accountants of companies. */
export const PAPER_EVENTS: Pick<EventRows, 'papers-issued'> = {
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
};

function titleOf({ kind, number, date }: { kind: PaperKind; number: number; date: string }): string {
  return nbsp(`${NAMES[kind]} № ${number} от ${formatDate(date)}`);
}
