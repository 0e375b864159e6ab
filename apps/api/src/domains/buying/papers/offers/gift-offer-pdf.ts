import type { GiftPiece } from '@yahont/contracts/catalogue/gift-pieces.ts';
import { companyText } from '@yahont/values/buyer/company-text.ts';
import { addDays, formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ENGRAVING_PRICE, quoteGifts, WRAPPING_PRICE } from '@yahont/values/leads/corporate.ts';
import { formatAmount, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';
import { drawFile } from '../drawing/draw-file.ts';
import { drawTable } from '../drawing/table.ts';

const MARGIN = 56;
const SIZE = 10;
/** Days for which the prices of an offer are guaranteed. */
export const OFFER_DAYS = 14;

export type GiftOffer = {
  date: IsoDate;
  piece: GiftPiece;
  quantity: number;
  isEngraved: boolean;
  isWrapped: boolean;
  /** Null: the shop has no seller that documents could name. */
  seller: InvoiceTerms['seller'] | null;
};

/**
 * A commercial offer to a company: today's price of this many gifts of one kind, the time to make them,
 * and until when the prices are guaranteed.
 */
export function giftOfferPdf(offer: GiftOffer): Promise<Buffer> {
  const { date, piece, quantity, isEngraved, isWrapped, seller } = offer;
  const quote = quoteGifts({ ...offer, price: piece.price });
  const title = 'Коммерческое предложение: корпоративные подарки';
  return drawFile({ title, date, layout: 'portrait', margin: MARGIN }, async (leaf) => {
    leaf.say('ЯХОНТ', { size: 13, weight: 600 });
    leaf.gap(16);
    leaf.say('Коммерческое предложение', { size: 20, weight: 600 });
    leaf.say(
      `От ${formatDate(date)}, цены действуют до ${formatDate(addDays(date, OFFER_DAYS))} включительно`,
      {
        size: SIZE,
        colour: 'muted',
      },
    );
    leaf.gap(14);
    if (seller !== null) leaf.say(`Поставщик: ${companyText(seller)}`, { size: SIZE });
    if (seller?.isSample === true)
      leaf.say('Образец: реквизиты учебные.', { size: SIZE, weight: 600, colour: 'mark' });
    leaf.gap(12);
    const row = (name: string, price: number) => [
      name,
      String(quantity),
      formatAmount(kopecks(price)),
      formatAmount(kopecks(price * quantity)),
    ];
    await drawTable(leaf, {
      columns: [
        { title: 'Наименование', width: leaf.width - 250 },
        { title: 'Штук', width: 50, align: 'end' },
        { title: 'Цена, руб.', width: 95, align: 'end' },
        { title: 'Сумма, руб.', width: 105, align: 'end' },
      ],
      rows: [
        row(piece.name, piece.price),
        ...(quote.percent > 0
          ? [[`Скидка за количество ${quote.percent}%`, '', '', `−${formatAmount(quote.discount)}`]]
          : []),
        ...(isEngraved ? [row('Гравировка логотипа или имени', ENGRAVING_PRICE)] : []),
        ...(isWrapped ? [row('Коробка с лентой', WRAPPING_PRICE)] : []),
      ],
      size: 9,
      titleSize: 9,
      total: { from: 3, cells: ['Итого', formatAmount(quote.total)] },
    });
    leaf.gap(14);
    for (const words of [
      `Срок: ${countOf(quote.days, ['рабочий день', 'рабочих дня', 'рабочих дней'])} после оплаты и согласования макета.`,
      'Каждое изделие клеймено, у каждого свой номер УИН и бирка; к учёту их принимают поштучно.',
      'Документы: счёт, счёт-фактура на аванс, универсальный передаточный документ. Работаем по договору-оферте, он опубликован на сайте.',
      'Если камень или металл выбранного украшения закончится раньше оплаты, предложим замену по той же цене или пересчитаем.',
    ]) {
      leaf.say(words, { size: SIZE });
      leaf.gap(5);
    }
  });
}
