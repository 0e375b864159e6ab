import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import { companyText } from '@yahont/values/buyer/company-text.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatAmount } from '@yahont/values/money.ts';
import { drawFile } from './draw-file.ts';
import type { Leaf } from './leaf.ts';
import { drawTable } from './table.ts';

const MARGIN = 48;
const SIZE = 9;
const TITLE_WIDTH = 116;

/** The invoice of an order as a file: what its page shows, without the code for apps of banks. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, date, payBy, seller, buyer, lines, sum, sumInWords, vat } = invoice;
  const title = `Счёт на оплату № ${number} от ${formatDate(date)}`;
  return drawFile({ title, date, layout: 'portrait', margin: MARGIN }, async (leaf) => {
    leaf.say('ЯХОНТ', { size: 13, weight: 600 });
    leaf.gap(10);
    if (seller.isSample) {
      leaf.say('Образец. Реквизиты учебные: такого счёта в банке нет, переводить на него деньги нельзя.', {
        size: SIZE,
        weight: 600,
        colour: 'mark',
      });
      leaf.gap(8);
    }
    for (const [name, value] of requisitesOf(invoice)) drawTerm(leaf, name, value);
    leaf.gap(18);
    leaf.say(title, { size: 15, weight: 600 });
    leaf.gap(8);
    drawTerm(leaf, 'Поставщик', companyText(seller));
    const buyerWords =
      buyer.company === null ? buyer.name : companyText({ name: buyer.name, ...buyer.company });
    drawTerm(leaf, 'Покупатель', buyerWords);
    drawTerm(leaf, 'Оплатить до', `${formatDate(payBy)} включительно`);
    leaf.gap(10);
    await drawTable(leaf, {
      columns: [
        { title: '№', width: 28, align: 'middle' },
        { title: 'Наименование', width: leaf.width - 28 - 100 },
        { title: 'Сумма, руб.', width: 100, align: 'end' },
      ],
      rows: lines.map(({ name, amount }, index) => [String(index + 1), name, formatAmount(amount)]),
      size: SIZE,
      titleSize: 8,
      total: { from: 2, cells: ['Итого к оплате', formatAmount(sum)] },
    });
    leaf.gap(10);
    leaf.say(
      vat === null
        ? 'НДС не облагается'
        : `В том числе НДС ${vat.percent}%: ${formatAmount(vat.amount)} руб.`,
      { size: SIZE },
    );
    leaf.say(`Всего наименований ${lines.length}, на сумму ${formatAmount(sum)} руб.`, { size: SIZE });
    leaf.say(sumInWords, { size: SIZE, weight: 600 });
  });
}

/** The bank details, in the order of a payment order. */
export function requisitesOf({ seller, purpose }: Pick<Invoice, 'seller' | 'purpose'>): [string, string][] {
  return [
    ['Получатель', seller.name],
    ['ИНН', seller.inn],
    ...(seller.kpp === '' ? [] : ([['КПП', seller.kpp]] satisfies [string, string][])),
    ['Расчётный счёт', seller.account],
    ['Банк', seller.bankName],
    ['БИК', seller.bic],
    ['Корр. счёт', seller.correspondent],
    ['Назначение платежа', purpose],
  ];
}

function drawTerm(leaf: Leaf, name: string, value: string): void {
  leaf.need(SIZE * 2);
  leaf.sheet.text(name, { x: leaf.frame.left, y: leaf.y, size: SIZE, colour: 'muted' });
  leaf.say(value, { left: leaf.frame.left + TITLE_WIDTH, width: leaf.width - TITLE_WIDTH, size: SIZE });
  leaf.gap(2);
}
