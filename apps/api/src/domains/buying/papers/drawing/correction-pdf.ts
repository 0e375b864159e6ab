import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatAmount } from '@yahont/values/money.ts';
import type { CorrectionContent, PaperLine } from '../paper-content.ts';
import { drawFile } from './draw-file.ts';
import { rateOf, taxOf } from './goods-table.ts';
import { drawBeside, drawSigners, heightBeside } from './signatures.ts';
import type { Leaf } from './leaf.ts';
import { drawRows } from './parties.ts';
import { drawTable, type Column } from './table.ts';
import { NOTHING, namedWords, numbersOf, orNothing } from './words.ts';

const MARGIN = 20;
const TEXT = 6.6;
const UNIT = 'Единица измерения';

/** The universal correction document (УКД): returned goods are deducted from the hand-over. */
export function correctionPdf(paper: CorrectionContent): Promise<Buffer> {
  const title = `Универсальный корректировочный документ № ${paper.number} от ${formatDate(paper.date)}`;
  return drawFile({ title, date: paper.date, layout: 'landscape', margin: MARGIN }, async (leaf) => {
    await drawHead(leaf, paper);
    await drawTable(leaf, {
      columns: columnsOf(leaf.width),
      rows: paper.lines.flatMap((line, index) => rowsOf(line, index + 1, paper.vatPercent)),
      size: 6.2,
      titleSize: 5,
      total: {
        from: 8,
        cells: [
          'Всего уменьшение (сумма строк Г)',
          formatAmount(paper.sum.net),
          'х',
          'х',
          taxOf(paper.sum, paper.vatPercent),
          formatAmount(paper.sum.total),
        ],
      },
    });
    leaf.gap(8);
    drawSigners(leaf, { inn: paper.seller.inn, ...paper.signers });
    await drawConsent(leaf, paper);
  });
}

async function drawHead(leaf: Leaf, paper: CorrectionContent): Promise<void> {
  const { left, right, top } = leaf.frame;
  const { sheet } = leaf;
  sheet.text('Универсальный корректировочный документ', { x: left, y: top, size: 11, weight: 600 });
  sheet.text(`Статус: ${paper.vatPercent === null ? 2 : 1}`, {
    x: right,
    y: top,
    size: 9,
    weight: 600,
    align: 'end',
  });
  if (paper.isSample)
    sheet.text('Образец: реквизиты учебные', {
      x: right,
      y: top + 14,
      size: 8,
      weight: 600,
      align: 'end',
      colour: 'mark',
    });
  const number = `Корректировочный счёт-фактура № ${paper.number} от ${formatDate(paper.date)} г. (1)`;
  sheet.text(number, { x: left, y: top + 18, size: 9, weight: 600 });
  sheet.text(`Исправление № ${NOTHING} от ${NOTHING} (1а)`, { x: left, y: top + 31, size: TEXT });
  const gap = 16;
  const half = (leaf.width - gap) / 2;
  const y = top + 44;
  const { seller, buyer } = paper;
  const ends = [
    await drawRows(
      leaf,
      [
        { title: 'К счёту-фактуре', value: namedWords([paper.of]), mark: '(1б)' },
        { title: 'Продавец', value: seller.name, mark: '(2)' },
        { title: 'Адрес', value: seller.address, mark: '(2а)' },
        { title: 'ИНН/КПП продавца', value: numbersOf(seller), mark: '(2б)' },
      ],
      { left, width: half, titleWidth: 112, y },
    ),
    await drawRows(
      leaf,
      [
        { title: 'Покупатель', value: orNothing(buyer.name), mark: '(3)' },
        { title: 'Адрес', value: orNothing(buyer.address), mark: '(3а)' },
        { title: 'ИНН/КПП покупателя', value: numbersOf(buyer), mark: '(3б)' },
        { title: 'Валюта: наименование, код', value: 'Российский рубль, 643', mark: '(4)' },
        { title: 'Идентификатор государственного контракта', value: NOTHING, mark: '(5)' },
      ],
      { left: left + half + gap, width: half, titleWidth: 112, y },
    ),
  ];
  leaf.y = Math.max(...ends) + 8;
}

function columnsOf(width: number): Column[] {
  const fixed: Column[] = [
    { title: 'Код товара/ работ, услуг', mark: 'А', width: 52 },
    { title: '№ п/п', mark: '1', width: 22, align: 'middle' },
  ];
  const rest: Column[] = [
    { title: 'Показатели в связи с изменением стоимости', mark: '1б', width: 92 },
    { title: 'код', mark: '2', group: UNIT, width: 26, align: 'middle' },
    { title: 'условное обозначение', mark: '2а', group: UNIT, width: 46, align: 'middle' },
    { title: 'Количество (объём)', mark: '3', width: 40, align: 'end' },
    { title: 'Цена (тариф) за единицу измерения', mark: '4', width: 64, align: 'end' },
    { title: 'Стоимость без налога — всего', mark: '5', width: 66, align: 'end' },
    { title: 'В том числе сумма акциза', mark: '6', width: 44, align: 'middle' },
    { title: 'Налоговая ставка', mark: '7', width: 36, align: 'middle' },
    { title: 'Сумма налога', mark: '8', width: 62, align: 'end' },
    { title: 'Стоимость с налогом — всего', mark: '9', width: 66, align: 'end' },
  ];
  const taken = [...fixed, ...rest].reduce((sum, column) => sum + column.width, 0);
  const name: Column = {
    title: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
    mark: '1а',
    width: width - taken,
  };
  // Only exports need the code of the goods (1в of the form).
  return [...fixed, name, ...rest];
}

/** The original line, the rest of it, and the difference. */
function rowsOf(line: PaperLine, number: number, vatPercent: number | null): string[][] {
  const { code, name, isPiece, net, total } = line;
  const unit = isPiece ? ['796', 'шт.'] : [NOTHING, NOTHING];
  const price = isPiece ? formatAmount(net) : NOTHING;
  const rate = rateOf(vatPercent);
  const zero = '0,00';
  const sums = [formatAmount(net), 'без акциза', rate, taxOf(line, vatPercent), formatAmount(total)];
  return [
    [
      code ?? NOTHING,
      String(number),
      name,
      'А (до изменения)',
      ...unit,
      isPiece ? '1' : NOTHING,
      price,
      ...sums,
    ],
    [
      '',
      '',
      '',
      'Б (после изменения)',
      ...unit,
      isPiece ? '0' : NOTHING,
      price,
      zero,
      'без акциза',
      rate,
      zero,
      zero,
    ],
    ['', '', '', 'В (увеличение)', 'х', 'х', 'х', 'х', NOTHING, NOTHING, 'х', NOTHING, NOTHING],
    [
      '',
      '',
      '',
      'Г (уменьшение)',
      'х',
      'х',
      'х',
      'х',
      formatAmount(net),
      NOTHING,
      'х',
      taxOf(line, vatPercent),
      formatAmount(total),
    ],
  ];
}

/** Both sides sign that the price was reduced. */
async function drawConsent(leaf: Leaf, paper: CorrectionContent): Promise<void> {
  const sides = [
    { title: 'Предлагаю изменить стоимость', name: paper.signers.head },
    { title: 'С изменением стоимости согласен', name: '' },
  ];
  leaf.need(40 + heightBeside(leaf, sides));
  leaf.sheet.rule(leaf.frame.left, leaf.frame.right, leaf.y, 'ink', 1);
  leaf.y += 6;
  leaf.y =
    (await drawRows(
      leaf,
      [
        { title: 'Основание корректировки', value: paper.basis, mark: '[6]' },
        { title: 'Передаточный документ', value: `УПД ${namedWords([paper.of])}`, mark: '[7]' },
      ],
      { left: leaf.frame.left, width: leaf.width, titleWidth: 130, y: leaf.y },
    )) + 6;
  drawBeside(leaf, sides);
}
