import { formatDate } from '@yahont/values/dates/iso-date.ts';
import type { AdvanceContent, TransferContent } from '../paper-content.ts';
import { drawFile } from './draw-file.ts';
import { drawGoods, drawPrepaid } from './goods-table.ts';
import { heightOf, type Leaf } from './leaf.ts';
import { drawRows, type Row } from './parties.ts';
import { drawSignature, drawSigners, roomFor, signatureHeight, type Signature } from './signatures.ts';
import { NOTHING, namedWords, numbersOf, orNothing, placeOf } from './words.ts';

const MARGIN = 20;
/** The strip on the left with the name of the form. */
const STRIP = 78;
const SMALL = 5.2;
const TEXT = 6.6;

/** The universal transfer document (УПД): the VAT invoice and the delivery note in one. */
export function transferPdf(paper: TransferContent): Promise<Buffer> {
  const title = `Универсальный передаточный документ № ${paper.number} от ${formatDate(paper.date)}`;
  return drawFile({ title, date: paper.date, layout: 'landscape', margin: MARGIN }, async (leaf) => {
    drawStrip(leaf, paper.vatPercent === null ? 2 : 1);
    await drawInvoiceHead(leaf, paper, {
      left: leaf.frame.left + STRIP,
      consignor: paper.consignee === null ? NOTHING : 'он же',
      consignee: paper.consignee ?? NOTHING,
      payments: namedWords(paper.payments),
      shipped: `УПД, строки 1–${paper.lines.length}, ${namedWords([{ number: String(paper.number), date: paper.date }])}`,
      advances: namedWords(paper.advances),
    });
    await leaf.rest();
    await drawGoods(leaf, paper);
    leaf.gap(8);
    drawSigners(leaf, { inn: paper.seller.inn, ...paper.signers });
    await leaf.rest();
    await drawTransfer(leaf, paper);
  });
}

/** The invoice of a prepayment. */
export function advancePdf(paper: AdvanceContent): Promise<Buffer> {
  const title = `Счёт-фактура на аванс № ${paper.number} от ${formatDate(paper.date)}`;
  return drawFile({ title, date: paper.date, layout: 'landscape', margin: MARGIN }, async (leaf) => {
    await drawInvoiceHead(leaf, paper, {
      left: leaf.frame.left,
      consignor: NOTHING,
      consignee: NOTHING,
      payments: namedWords([paper.payment]),
      shipped: NOTHING,
      advances: NOTHING,
    });
    await leaf.rest();
    await drawPrepaid(leaf, paper);
    leaf.gap(8);
    drawSigners(leaf, { inn: paper.seller.inn, ...paper.signers });
  });
}

type Head = {
  left: number;
  consignor: string;
  consignee: string;
  payments: string;
  shipped: string;
  advances: string;
};

async function drawInvoiceHead(
  leaf: Leaf,
  paper: AdvanceContent | TransferContent,
  head: Head,
): Promise<void> {
  const { number, date, seller, buyer } = paper;
  const { left } = head;
  const width = leaf.frame.right - left;
  const top = leaf.frame.top;
  leaf.sheet.text(`Счёт-фактура № ${number} от ${formatDate(date)} г.`, {
    x: left,
    y: top,
    size: 10,
    weight: 600,
  });
  leaf.sheet.text('(1)', { x: left + width * 0.47, y: top + 2, size: TEXT, colour: 'muted', align: 'end' });
  leaf.sheet.text(`Исправление № ${NOTHING} от ${NOTHING}`, { x: left, y: top + 14, size: TEXT });
  leaf.sheet.text('(1а)', { x: left + width * 0.47, y: top + 14, size: TEXT, colour: 'muted', align: 'end' });
  for (const [index, line] of FORM_NOTE.entries())
    leaf.sheet.text(line, {
      x: leaf.frame.right,
      y: top + heightOf(index, { size: SMALL }),
      size: SMALL,
      align: 'end',
      colour: 'muted',
    });
  if (paper.isSample)
    leaf.sheet.text('Образец: реквизиты учебные', {
      x: leaf.frame.right,
      y: top + 16,
      size: 8,
      weight: 600,
      align: 'end',
      colour: 'mark',
    });
  const first: Row[] = [
    { title: 'Продавец', value: seller.name, mark: '(2)' },
    { title: 'Адрес', value: seller.address, mark: '(2а)' },
    { title: 'ИНН/КПП продавца', value: numbersOf(seller), mark: '(2б)' },
    { title: 'Грузоотправитель и его адрес', value: head.consignor, mark: '(3)' },
    { title: 'Грузополучатель и его адрес', value: head.consignee, mark: '(4)' },
    { title: 'К платёжно-расчётному документу', value: head.payments, mark: '(5)' },
    { title: 'Документ об отгрузке', value: head.shipped, mark: '(5а)' },
    { title: 'Счета-фактуры на аванс', value: head.advances, mark: '(5б)' },
  ];
  const second: Row[] = [
    { title: 'Покупатель', value: orNothing(buyer.name), mark: '(6)' },
    { title: 'Адрес', value: orNothing(buyer.address), mark: '(6а)' },
    { title: 'ИНН/КПП покупателя', value: numbersOf(buyer), mark: '(6б)' },
    { title: 'Валюта: наименование, код', value: 'Российский рубль, 643', mark: '(7)' },
    {
      title: 'Идентификатор государственного контракта, договора (соглашения) (при наличии)',
      value: NOTHING,
      mark: '(8)',
    },
  ];
  const gap = 16;
  const half = (width - gap) / 2;
  const y = top + 28;
  const ends = [
    await drawRows(leaf, first, { left, width: half, titleWidth: 112, y }),
    await drawRows(leaf, second, { left: left + half + gap, width: half, titleWidth: 112, y }),
  ];
  leaf.y = Math.max(...ends, leaf.y) + 8;
}

const FORM_NOTE = [
  'По форме приложения № 1 к постановлению Правительства',
  'Российской Федерации от 26.12.2011 № 1137',
];

function drawStrip(leaf: Leaf, status: 1 | 2): void {
  const { left, top } = leaf.frame;
  const size = 8;
  for (const [index, line] of ['Универсальный', 'передаточный', 'документ'].entries())
    leaf.sheet.text(line, { x: left, y: top + heightOf(index, { size }), size, weight: 600 });
  leaf.sheet.text(`Статус: ${status}`, { x: left, y: top + 38, size: 9, weight: 600 });
  const notes = [
    '1 — счёт-фактура',
    'и передаточный',
    'документ (акт)',
    '2 — передаточный',
    'документ (акт)',
  ];
  for (const [index, line] of notes.entries())
    leaf.sheet.text(line, {
      x: left,
      y: top + 54 + heightOf(index, { size: SMALL }),
      size: SMALL,
      colour: 'muted',
    });
  leaf.sheet.upright(left + STRIP - 8, top, top + 92, 'ink', 0.8);
  leaf.y = Math.max(leaf.y, top + 92);
}

/** Room at the right of each half for the numbers of its lines. */
const MARK = 24;
/** Their titles are above the lines, and positions are written by hand. */
const UNTITLED = { title: '', post: '' };

/** The half of the form that both sides sign at the hand-over. */
async function drawTransfer(leaf: Leaf, paper: TransferContent): Promise<void> {
  const width = (leaf.width - 28) / 2;
  const released = { ...UNTITLED, name: paper.releasedBy };
  const received = { ...UNTITLED, name: paper.receivedBy?.name ?? '' };
  const answers = { ...UNTITLED, name: paper.signers.head };
  const room = roomFor(leaf, [released, received, answers], width - MARK);
  leaf.need(140 + 2 * signatureHeight(room));
  leaf.sheet.rule(leaf.frame.left, leaf.frame.right, leaf.y, 'ink', 1);
  leaf.y += 6;
  leaf.y =
    (await drawRows(
      leaf,
      [
        { title: 'Основание передачи (сдачи) / получения (приёмки)', value: paper.basis, mark: '[8]' },
        { title: 'Данные о транспортировке и грузе', value: orNothing(paper.transport), mark: '[9]' },
      ],
      { left: leaf.frame.left, width: leaf.width, titleWidth: 176, y: leaf.y },
    )) + 6;
  const top = leaf.y;
  const [left, right] = [leaf.frame.left, leaf.frame.left + width + 28];
  await drawSide(leaf, {
    left,
    width,
    handed: 'Товар (груз) передал / услуги, результаты работ, права сдал',
    marks: ['[10]', '[11]', '[12]', '[13]', '[14]'],
    signed: released,
    room,
    dateTitle: 'Дата отгрузки, передачи (сдачи)',
    date: formatDate(paper.shippedOn),
    moreTitle: 'Иные сведения об отгрузке, передаче',
    more: NOTHING,
    responsible: answers,
    party: `${placeOf(paper.seller)}, ИНН/КПП ${numbersOf(paper.seller)}`,
    partyTitle: 'Наименование экономического субъекта — составителя документа',
  });
  const end = leaf.y;
  leaf.y = top;
  leaf.sheet.upright(left + width + 14, top, end, 'line', 0.6);
  await drawSide(leaf, {
    left: right,
    width,
    handed: 'Товар (груз) получил / услуги, результаты работ, права принял',
    marks: ['[15]', '[16]', '[17]', '[18]', '[19]'],
    signed: received,
    room,
    dateTitle: 'Дата получения (приёмки)',
    date: formatDate(paper.receivedOn),
    moreTitle: 'Иные сведения о получении, приёмке',
    more: powerWords(paper),
    responsible: { ...UNTITLED, name: '' },
    party: `${placeOf(paper.buyer)}, ИНН/КПП ${numbersOf(paper.buyer)}`,
    partyTitle: 'Наименование экономического субъекта',
  });
  leaf.y = Math.max(leaf.y, end);
}

function powerWords({ receivedBy }: TransferContent): string {
  if (!receivedBy?.power) return NOTHING;
  return `По доверенности ${namedWords([receivedBy.power])}`;
}

type SignatureColumn = {
  left: number;
  width: number;
  handed: string;
  marks: readonly [string, string, string, string, string];
  signed: Signature;
  room: number;
  dateTitle: string;
  date: string;
  moreTitle: string;
  more: string;
  responsible: Signature;
  party: string;
  partyTitle: string;
};

async function drawSide(leaf: Leaf, side: SignatureColumn): Promise<void> {
  const { left, width, room } = side;
  const [signed, dated, more, responsible, party] = side.marks;
  const place = { left, width: width - MARK, room };
  const title = (words: string, mark: string) => {
    leaf.sheet.text(words, { x: left, y: leaf.y, size: TEXT });
    leaf.sheet.text(mark, { x: left + width, y: leaf.y, size: TEXT, align: 'end', colour: 'muted' });
    leaf.y += heightOf(1, { size: TEXT });
  };
  title(side.handed, signed);
  drawSignature(leaf, side.signed, place);
  leaf.y =
    (await drawRows(
      leaf,
      [
        { title: side.dateTitle, value: `${side.date} г.`, mark: dated },
        { title: side.moreTitle, value: side.more, mark: more },
      ],
      { left, width, titleWidth: 140, y: leaf.y },
    )) + 4;
  title('Ответственный за правильность оформления факта хозяйственной жизни', responsible);
  drawSignature(leaf, side.responsible, place);
  title(side.partyTitle, party);
  leaf.say(side.party, { left, width: width - MARK, size: TEXT });
  leaf.sheet.rule(left, left + width - MARK, leaf.y, 'ink', 0.4);
  leaf.sheet.text('м. п.', { x: left, y: leaf.y + 3, size: SMALL, colour: 'muted' });
  leaf.gap(12);
}
