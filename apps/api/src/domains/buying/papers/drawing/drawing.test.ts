import { expect, test } from 'vitest';
import PDFDocument from 'pdfkit';
import { collect } from '@yahont/print/collect.ts';
import { readFonts } from '@yahont/print/read-fonts.ts';
import { Sheet } from '@yahont/print/sheet.ts';
import { readText } from '@yahont/print/testing/read-text.ts';
import { SAMPLE_ACCOUNT } from '@yahont/values/invoice/sample-account.ts';
import { formatAmount, kopecks } from '@yahont/values/money.ts';
import { contractPdf } from './contract-pdf.ts';
import { correctionPdf } from './correction-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { sampleCorrection, sampleTransfer } from './sample-papers.ts';
import { advancePdf, transferPdf } from './transfer-pdf.ts';

/** Runs of one line are drawn apart: words are compared without what is between them. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

async function pagesOf(file: Promise<Buffer>): Promise<string[]> {
  return readText(await file).map(bare);
}

test('letters that the font joins, and those that are drawn after them, are read as they were written', async () => {
  const pdf = new PDFDocument();
  const file = collect(pdf);
  new Sheet(pdf, await readFonts()).text('УПД ff-fi 8a%', { x: 20, y: 20, size: 10 });
  pdf.end();
  expect(readText(await file).map(bare)).toEqual(['УПДff-fi8a%']);
});

test('the paper of a hand-over names all that its form asks for, in letters that can be copied', async () => {
  const paper = sampleTransfer(3);
  const [drawn = '', ...more] = readText(await transferPdf(paper));
  const page = bare(drawn);
  expect(more).toEqual([]);
  for (const words of [
    'Счёт-фактура № 12 от 28 ноября 2026',
    'Статус: 1',
    paper.seller.name,
    '7701442317/770101001',
    paper.buyer.name,
    '7707083893/773601001',
    '№ 17 от 25 ноября 2026; № 18 от 26 ноября 2026',
    'Российский рубль, 643',
    '796шт.1',
    'без акциза',
    '22%',
    formatAmount(paper.sum.net),
    formatAmount(paper.sum.vat),
    formatAmount(paper.sum.total),
    paper.basis,
    'Смирнов Пётр Ильич',
    'По доверенности № 7 от 20 ноября 2026',
    'Лист 1 из 1',
    'Образец',
  ])
    expect(page).toContain(bare(words));
  for (const mark of [
    'А',
    '1',
    '1а',
    '1б',
    '2',
    '2а',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '10а',
    '11',
    '12',
    '12а',
    '13',
    '14',
  ])
    expect(drawn).toMatch(new RegExp(`(^|\\n)${mark.replace(/(\d)(\D)/, '$1\\n?$2')}\\n`));
  expect(page).not.toContain('\uFFFD');
});

test('a long paper has several pages, each with the titles of the columns, and every line', async () => {
  const paper = sampleTransfer(60);
  const pages = await pagesOf(transferPdf(paper));
  expect(pages.length).toBeGreaterThan(2);
  const withLines = pages.filter((page) => page.includes('УИН'));
  for (const page of withLines) expect(page).toContain(bare('Код товара'));
  const whole = pages.join('');
  for (const { total } of paper.lines) expect(whole).toContain(bare(formatAmount(total)));
});

test('a name that is too long for its column is wrapped and not cut off', async () => {
  const paper = sampleTransfer(1);
  const name = 'Кольцо '.repeat(40) + 'Сверхдлинноеназваниебезединогопробела'.repeat(3);
  const [line] = paper.lines;
  if (!line) throw new Error('a paper without lines');
  const [page = ''] = await pagesOf(transferPdf({ ...paper, lines: [{ ...line, name }] }));
  expect(page).toContain(bare('Сверхдлинное'));
  expect(page.match(/Кольцо/g)).toHaveLength(40);
});

test('a seller without the tax makes a paper of status 2', async () => {
  const [page = ''] = await pagesOf(transferPdf({ ...sampleTransfer(1), vatPercent: null }));
  expect(page).toContain('Статус:2');
  expect(page).toContain(bare('без НДС'));
  expect(page).not.toContain('22%');
});

test('an entrepreneur who sells signs alone', async () => {
  const paper = sampleTransfer(1);
  const seller = { ...paper.seller, inn: '500100732259', kpp: '' };
  const [page = ''] = await pagesOf(transferPdf({ ...paper, seller }));
  expect(page).toContain(bare('Индивидуальный предприниматель'));
  expect(page).not.toContain(bare('Главный бухгалтер'));
});

test('long names of who signs are set whole', async () => {
  const names = [
    'Григорьев Александр Константинович',
    'Христорождественская-Константинопольская Александра Всеволодовна',
    'Преображенский Максимилиан Станиславович',
  ] as const;
  const [head, receiver, accountant] = names;
  const paper = { ...sampleTransfer(1), signers: { head, accountant }, releasedBy: head };
  const files = [
    transferPdf({ ...paper, receivedBy: { name: receiver, power: null } }),
    correctionPdf({ ...sampleCorrection(), signers: { head: receiver, accountant } }),
  ];
  for (const [index, file] of files.entries()) {
    const [page = '', ...more] = await pagesOf(file);
    expect(more).toEqual([]);
    expect(page).not.toContain('…');
    for (const name of index === 0 ? names : [receiver, accountant]) expect(page).toContain(bare(name));
  }
});

test('the same paper is the same file, byte for byte', async () => {
  const [first, second] = [await transferPdf(sampleTransfer(3)), await transferPdf(sampleTransfer(3))];
  expect(first.equals(second)).toBe(true);
});

test('an invoice of a prepayment has the rate of an advance and no goods', async () => {
  const { lines: _lines, ...rest } = sampleTransfer(1);
  const payment = { number: '17', date: '2026-11-25' };
  const name = 'Предварительная оплата: ювелирные изделия по заказу № Я-100216';
  const [page = ''] = await pagesOf(advancePdf({ ...rest, kind: 'advance', name, payment }));
  for (const words of [name, '22/122', '№ 17 от 25 ноября 2026', formatAmount(rest.sum.vat)])
    expect(page).toContain(bare(words));
  expect(page).not.toContain('796');
});

test('a correction names the paper that it corrects and by how much it is less', async () => {
  const paper = sampleCorrection();
  const [page = ''] = await pagesOf(correctionPdf(paper));
  for (const words of [
    'Корректировочный счёт-фактура № 14',
    '№ 12 от 28 ноября 2026',
    'А (до изменения)',
    'Г (уменьшение)',
    'Всего уменьшение',
    formatAmount(paper.sum.total),
  ])
    expect(page).toContain(bare(words));
});

test('the file of an invoice has the account that is paid to', async () => {
  const { buyer, sum } = sampleTransfer(1);
  const file = invoicePdf({
    orderId: 1,
    number: 'Я-100216',
    date: '2026-11-25',
    payBy: '2026-11-30',
    seller: { ...SAMPLE_ACCOUNT, isSample: true },
    buyer: { name: buyer.name, phone: '+79161234567', company: buyer },
    lines: [{ name: 'Кольцо', amount: sum.total }],
    sum: sum.total,
    sumInWords: 'Триста двадцать семь тысяч четыреста рублей 00 копеек',
    vat: { percent: 22, amount: sum.vat },
    purpose: 'Оплата заказа Я-100216',
    bankCode: '',
    received: kopecks(0),
    state: 'open',
  });
  const [page = ''] = await pagesOf(file);
  for (const words of [
    SAMPLE_ACCOUNT.account,
    SAMPLE_ACCOUNT.bic,
    'Оплата заказа Я-100216',
    'ООО «Ромашка»',
    formatAmount(sum.total),
  ])
    expect(page).toContain(bare(words));
});

test('drawing lets others work', async () => {
  await transferPdf(sampleTransfer(1));
  let turns = 0;
  let isDrawn = false;
  const count = () => {
    turns += 1;
    if (!isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await transferPdf(sampleTransfer(120));
  isDrawn = true;
  expect(turns).toBeGreaterThan(5);
});

test('a contract is drawn from the blocks of its page', async () => {
  const text = (words: string) => [{ text: words }];
  const pages = await pagesOf(
    contractPdf({
      h1: 'Договор поставки',
      lead: 'Предложение поставщика.',
      binding: '2026-11-28',
      blocks: [
        {
          type: 'text',
          heading: 'Предмет',
          anchor: 'предмет',
          parts: [
            { kind: 'paragraph', inlines: text('Цена 100 ₽ с налогом. '.repeat(200)) },
            { kind: 'list', isOrdered: true, items: [text('первое условие'), text('второе условие')] },
            { kind: 'heading', text: 'Подзаголовок', anchor: 'подзаголовок' },
          ],
        },
        {
          type: 'table',
          caption: '',
          head: [text('Документ'), text('Когда')],
          rows: [[text('Счёт'), text('сразу')]],
          isNumeric: [false, false],
        },
      ],
    }),
  );
  expect(pages.length).toBeGreaterThan(1);
  const whole = pages.join('');
  for (const words of [
    'Действует с 28 ноября 2026',
    'Цена 100 руб. с налогом',
    '2.',
    'второе условие',
    'Подзаголовок',
    'Документ',
    'сразу',
  ])
    expect(whole).toContain(bare(words));
});
