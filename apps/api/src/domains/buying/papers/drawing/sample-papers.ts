import { kopecks } from '@yahont/values/money.ts';
import { sumTaxed, taxed } from '@yahont/values/sums/vat.ts';
import type { CorrectionContent, PaperLine, TransferContent } from '../paper-content.ts';

const SELLER = {
  name: 'ООО «Ювелирный дом „Яхонт“»',
  inn: '7701442317',
  kpp: '770101001',
  address: '107031, Москва, ул. Петровка, 11',
};
const BUYER = {
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, 19',
};
const NAME = 'Кольцо «Корона» с бриллиантом 1,00 ct, GIA 7140146212, размер 17, УИН 6431 2345 6789 0123';

const COMMON = {
  date: '2026-11-28',
  seller: SELLER,
  buyer: BUYER,
  vatPercent: 22,
  signers: { head: 'Иванова А. П.', accountant: 'Петрова О. С.' },
  isSample: true,
};

/** A document with this many lines, each with its own price. */
export function sampleTransfer(count: number): TransferContent {
  const lines = linesOf(count);
  return {
    ...COMMON,
    kind: 'transfer',
    number: 12,
    lines,
    sum: sumTaxed(lines),
    consignee: 'ООО «Ромашка», 117312, Москва, ул. Вавилова, 19',
    payments: [
      { number: '17', date: '2026-11-25' },
      { number: '18', date: '2026-11-26' },
    ],
    advances: [{ number: '10', date: '2026-11-25' }],
    basis: 'Заказ № Я-100216 от 24 ноября 2026, договор-оферта поставки',
    transport: '',
    shippedOn: '2026-11-28',
    receivedOn: '2026-11-28',
    releasedBy: 'Сидорова Н. В.',
    receivedBy: { name: 'Смирнов Пётр Ильич', power: { number: '7', date: '2026-11-20' } },
  };
}

export function sampleCorrection(): CorrectionContent {
  const lines = linesOf(2);
  return {
    ...COMMON,
    kind: 'correction',
    number: 14,
    of: { number: '12', date: '2026-11-28' },
    lines,
    sum: sumTaxed(lines),
    basis: 'Возврат № В-20718 по заказу Я-100216',
  };
}

function linesOf(count: number): PaperLine[] {
  return Array.from({ length: count }, (_, index) => ({
    ...taxed(kopecks(32_740_000 + index * 1_237), 22),
    code: index % 3 === 2 ? null : `ЯК-${1000 + index}`,
    name: index % 3 === 2 ? 'Гравировка: «Навсегда»' : NAME,
    isPiece: index % 3 !== 2,
  }));
}
