import PDFDocument from 'pdfkit';
import { collect } from '@yahont/print/collect.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { DRAWN } from '#app/ui/stone-drawings/geometry/path.ts';
import { measuresOf, proportionsOf } from '#app/ui/stone-drawings/geometry/proportions.ts';
import { bottomView, sideView, topView } from '#app/ui/stone-drawings/geometry/views.ts';
import { isFilledMark, markPath } from '#app/ui/stone-drawings/inclusion-marks.ts';
import { certificateName } from '../../stone-words.ts';
import { certificateFacts, certificateNumber } from '../certificate-facts.ts';
import { FONTS } from './pdf-fonts.server.ts';
import { StoneSheet, type Drawing } from './sheet.server.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const COLUMN_GAP = 36;
const ROW = 23;
const PLOT = 190;

/** The copy of a certificate as a PDF file, drawn from the data of the stone. */
export async function certificatePdf(stone: StonePage): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    info: {
      Title: `Заключение ${certificateName(stone)}`,
      Author: 'Яхонт',
      CreationDate: new Date(stone.issuedOn),
    },
    lang: 'ru-RU',
  });
  const file = collect(pdf);
  draw(new StoneSheet(pdf, FONTS), stone);
  pdf.end();
  return file;
}

function draw(sheet: StoneSheet, stone: StonePage): void {
  const drawn = proportionsOf(stone);
  const inner = PAGE.width - 2 * MARGIN;
  const right = PAGE.width - MARGIN;
  const middle = PAGE.width / 2;

  sheet.drawing(topView(drawn), { x: MARGIN + 22, y: 78, scale: scaleFor(stone, 44), colour: 'gold' });
  sheet.text(stone.laboratoryFacts.fullName, { x: MARGIN + 58, y: 62, size: 16, weight: 600 });
  sheet.text(stone.laboratoryFacts.place, { x: MARGIN + 58, y: 84, size: 9, colour: 'muted' });
  sheet.rule(MARGIN, right, 114, 'ink');
  sheet.text('Заключение', { x: middle, y: 138, size: 24, align: 'middle' });
  sheet.text(certificateNumber(stone), { x: middle, y: 172, size: 10, align: 'middle' });

  const facts = certificateFacts(stone);
  const rows = Math.ceil(facts.length / 2);
  const width = (inner - COLUMN_GAP) / 2;
  for (const [at, { title, value }] of facts.entries()) {
    const left = MARGIN + (at < rows ? 0 : width + COLUMN_GAP);
    const y = 204 + (at % rows) * ROW;
    sheet.text(title, { x: left, y, size: 9, colour: 'muted' });
    sheet.text(value, { x: left + width, y, size: 9, weight: 600, align: 'end' });
    sheet.rule(left, left + width, y + 16, 'line');
  }

  const plotY = 204 + rows * ROW + 24 + PLOT / 2;
  const scale = scaleFor(stone, PLOT);
  const views: [Drawing, 'crown' | 'pavilion', string][] = [
    [topView(drawn), 'crown', 'корона, вид сверху'],
    [bottomView(drawn), 'pavilion', 'павильон, вид снизу'],
  ];
  for (const [at, [view, side, name]] of views.entries()) {
    const x = MARGIN + width / 2 + at * (width + COLUMN_GAP);
    sheet.drawing(view, { x, y: plotY, scale });
    for (const mark of stone.inclusions.filter((one) => one.side === side))
      sheet.mark(markPath(mark, measuresOf(drawn).length), { x, y: plotY, scale }, isFilledMark(mark));
    sheet.text(name, { x, y: plotY + PLOT / 2 + 10, size: 8, align: 'middle', colour: 'muted' });
  }
  const { crown } = measuresOf(drawn);
  const sideScale = 150 / DRAWN;
  const sideY = plotY + PLOT / 2 + 52;
  sheet.drawing(sideView(drawn), { x: middle, y: sideY + crown * 150, scale: sideScale });

  sheet.rule(MARGIN, right, PAGE.height - 78, 'line');
  sheet.text('Копия сведений из заключения, подписи и печать — на подлиннике: он едет вместе с камнем.', {
    x: middle,
    y: PAGE.height - 66,
    size: 8,
    align: 'middle',
    colour: 'muted',
  });
  sheet.text('При расхождении верно то, что написано в подлиннике. Ювелирный дом «Яхонт».', {
    x: middle,
    y: PAGE.height - 52,
    size: 8,
    align: 'middle',
    colour: 'muted',
  });
}

/** Points of one unit of the drawing, for a stone that fills a square of this size. */
function scaleFor(stone: StonePage, size: number): number {
  return size / (Math.max(1, measuresOf(proportionsOf(stone)).length) * DRAWN);
}
