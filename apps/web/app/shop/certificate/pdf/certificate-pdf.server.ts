import PDFDocument from 'pdfkit';
import { collect } from '@yahont/print/collect.ts';
import { DRAWN } from '#app/shop/stone-drawings/geometry/path.ts';
import {
  measuresOf,
  usualStone,
  type StoneProportions,
} from '#app/shop/stone-drawings/geometry/proportions.ts';
import { bottomView, sideView, topView } from '#app/shop/stone-drawings/geometry/views.ts';
import { isFilledMark, markPath } from '#app/shop/stone-drawings/inclusion-marks.ts';
import { numberLine, type Paper } from '../paper.ts';
import { FONTS } from './pdf-fonts.server.ts';
import { StoneSheet, type Drawing } from './sheet.server.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const COLUMN_GAP = 36;
const ROW = 23;
const PLOT = 190;
const COMMENT_LINE = 14;

/** The copy of a certificate as a PDF file of one page, drawn from its data. */
export async function certificatePdf(paper: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    info: {
      Title: `Заключение ${paper.name}`,
      Author: 'Яхонт',
      CreationDate: new Date(paper.issuedOn),
    },
    lang: 'ru-RU',
  });
  const file = collect(pdf);
  draw(new StoneSheet(pdf, FONTS), paper);
  pdf.end();
  return file;
}

function draw(sheet: StoneSheet, paper: Paper): void {
  const { laboratory, facts, drawing, comment } = paper;
  const mark = drawing ?? usualStone('round');
  const inner = PAGE.width - 2 * MARGIN;
  const right = PAGE.width - MARGIN;
  const middle = PAGE.width / 2;

  sheet.drawing(topView(mark), { x: MARGIN + 22, y: 78, scale: scaleFor(mark, 44), colour: 'gold' });
  sheet.text(laboratory.fullName, { x: MARGIN + 58, y: 62, size: 16, weight: 600 });
  sheet.text(laboratory.place, { x: MARGIN + 58, y: 84, size: 9, colour: 'muted' });
  sheet.rule(MARGIN, right, 114, 'ink');
  sheet.text('Заключение', { x: middle, y: 138, size: 24, align: 'middle' });
  sheet.text(numberLine(paper), { x: middle, y: 172, size: 10, align: 'middle' });

  const rows = Math.ceil(facts.length / 2);
  const width = (inner - COLUMN_GAP) / 2;
  for (const [at, { title, value }] of facts.entries()) {
    const left = MARGIN + (at < rows ? 0 : width + COLUMN_GAP);
    const y = 204 + (at % rows) * ROW;
    sheet.text(title, { x: left, y, size: 9, colour: 'muted' });
    const room = width - sheet.widthOf(title, { size: 9 }) - 12;
    const size = Math.min(9, room / sheet.widthOf(value, { size: 1, weight: 600 }));
    sheet.text(value, { x: left + width, y, size, weight: 600, align: 'end' });
    sheet.rule(left, left + width, y + 16, 'line');
  }

  const below = 204 + rows * ROW + 12;
  const lines = comment === '' ? [] : sheet.lines(comment, inner, { size: 9 });
  for (const [at, line] of lines.entries())
    sheet.text(line, { x: MARGIN, y: below + at * COMMENT_LINE, size: 9 });
  if (drawing !== null) drawPlots(sheet, { ...paper, drawing }, below + 12 + lines.length * COMMENT_LINE);

  sheet.rule(MARGIN, right, PAGE.height - 78, 'line');
  sheet.text(`Копия сведений из заключения. ${paper.original}`, {
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

/** Both plots with their marks and the stone from the side; `top` is their upper edge. */
function drawPlots(
  sheet: StoneSheet,
  { drawing, inclusions }: { drawing: StoneProportions; inclusions: Paper['inclusions'] },
  top: number,
): void {
  const width = (PAGE.width - 2 * MARGIN - COLUMN_GAP) / 2;
  const plotY = top + PLOT / 2;
  const scale = scaleFor(drawing, PLOT);
  const views: [Drawing, 'crown' | 'pavilion', string][] = [
    [topView(drawing), 'crown', 'корона, вид сверху'],
    [bottomView(drawing), 'pavilion', 'павильон, вид снизу'],
  ];
  for (const [at, [view, side, name]] of views.entries()) {
    const x = MARGIN + width / 2 + at * (width + COLUMN_GAP);
    sheet.drawing(view, { x, y: plotY, scale });
    for (const mark of inclusions.filter((one) => one.side === side))
      sheet.mark(markPath(mark, measuresOf(drawing).length), { x, y: plotY, scale }, isFilledMark(mark));
    sheet.text(name, { x, y: plotY + PLOT / 2 + 10, size: 8, align: 'middle', colour: 'muted' });
  }
  const { crown } = measuresOf(drawing);
  const sideScale = 150 / DRAWN;
  const sideY = plotY + PLOT / 2 + 52;
  sheet.drawing(sideView(drawing), { x: PAGE.width / 2, y: sideY + crown * 150, scale: sideScale });
}

/** Points per unit of the drawing, for a stone that fills a square of this size. */
function scaleFor(stone: StoneProportions, size: number): number {
  return size / (Math.max(1, measuresOf(stone).length) * DRAWN);
}
