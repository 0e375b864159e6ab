import type { Block, Inline, ShownPicture } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock, WrittenPicture } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { headingAnchor } from '@yahont/values/text/heading-anchor.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { getGoldRate, type MetalRateDeps } from '#src/domains/ground/metal-rates/index.ts';
import { findPromoTerms, type PromoTerms } from '#src/domains/goods/promotions/index.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { showQuestion } from '../questions/list-questions.ts';
import { findQuestions } from '../texts.ts';
import type { WrittenText } from '../reading/plain-texts.ts';
import { readLineOnce, readTextOnce } from '../reading/read-once.ts';
import { showCalculator, type CalculatorSources } from './show-calculator.ts';
import { showPromo } from './show-promo.ts';
import { showProducts, showStones, showStores, type RowSources } from './show-rows.ts';
import { uniqueAnchors } from './unique-anchors.ts';

export type BlockSources = RowSources &
  Omit<CalculatorSources, 'goldRate'> & { ctx: CallContext; metalRates: MetalRateDeps; offers: ShopOffers };
/** Questions, promo codes and the gold rate are read only for a text with such a block. */
type Sources = BlockSources &
  Pick<CalculatorSources, 'goldRate'> & {
    questions: readonly ImportQuestion[];
    promos: ReadonlyMap<string, PromoTerms>;
  };

/** Blocks and footnotes as a page shows them. Blocks with nothing to show are omitted. */
export async function showText(
  { blocks, notes }: WrittenText,
  given: BlockSources,
): Promise<{ blocks: Block[]; notes: Inline[][] }> {
  const { ctx, metalRates, offers } = given;
  const hasQuestions = blocks.some(({ type }) => type === 'questions');
  const hasGold = blocks.some((block) => block.type === 'calculator' && block.calculator === 'gold');
  const codes = blocks.flatMap((block) => (block.type === 'promo' ? block.code : []));
  const [questions, goldRate, promos] = await Promise.all([
    hasQuestions ? findQuestions(ctx, offers) : [],
    hasGold ? getGoldRate(ctx, metalRates) : null,
    findPromoTerms(ctx.db, { codes, now: ctx.now() }),
  ]);
  const sources = { ...given, questions, goldRate, promos };
  return {
    blocks: uniqueAnchors(blocks.flatMap((block) => showBlock(block, notes.length, sources) ?? [])),
    notes: notes.map((note) => readLineOnce(notes, note)),
  };
}

function showBlock(block: WrittenBlock, noteCount: number, sources: Sources): Block | null {
  switch (block.type) {
    case 'text': {
      const { heading } = block;
      const parts = readTextOnce(block, noteCount);
      return { type: 'text', heading, anchor: headingAnchor(heading) ?? '', parts };
    }
    case 'picture': {
      const figure = showFigure(block, sources);
      return figure && { type: 'picture', ...figure };
    }
    case 'gallery': {
      const pictures = block.pictures.flatMap((one) => showFigure(one, sources) ?? []);
      return pictures.length === 0 ? null : { type: 'gallery', pictures };
    }
    case 'film': {
      const still = sources.catalogue.pictureOf({ hash: block.still, alt: block.alt });
      return still && { type: 'film', url: `/films/${block.name}`, still, caption: block.caption };
    }
    case 'table':
      return showTable(block, noteCount);
    case 'quote':
      return { type: 'quote', text: block.text, author: block.author };
    case 'products':
      return showProducts(block, sources);
    case 'stones':
      return showStones(block, sources);
    case 'stores':
      return showStores(block, sources);
    case 'form':
      return { type: 'form', heading: block.heading, form: block.form, subject: block.subject };
    case 'calculator':
      return showCalculator(block, sources);
    case 'promo':
      return showPromo(block, sources);
    case 'questions': {
      const { heading, group, codes } = block;
      const questions = sources.questions
        .filter((one) => one.group === group || codes.includes(one.code))
        .map(showQuestion);
      return questions.length === 0 ? null : { type: 'questions', heading, questions };
    }
  }
}

/** Null when the photograph is not in the picture store. */
function showFigure(
  { picture, caption }: { picture: WrittenPicture; caption: string },
  { catalogue }: { catalogue: Catalogue },
): { picture: ShownPicture; caption: string } | null {
  if ('drawing' in picture)
    return { picture: { kind: 'drawing', name: picture.drawing, alt: picture.alt }, caption };
  const photo = catalogue.pictureOf(picture);
  return photo && { picture: { kind: 'photo', photo }, caption };
}

function showTable(block: Extract<WrittenBlock, { type: 'table' }>, noteCount: number): Block {
  const { caption, head, rows, isNumeric } = block;
  const read = (cell: string) => readLineOnce(block, cell, noteCount);
  return {
    type: 'table',
    caption,
    head: head.map(read),
    rows: rows.map((row) => row.map(read)),
    isNumeric: head.map((_, column) => isNumeric[column] === true),
  };
}
