import { formatAmount } from '@yahont/values/money.ts';
import type { PaperContent, PaperLine, TransferContent } from '../paper-content.ts';
import type { Leaf } from './leaf.ts';
import { drawTable, type Column } from './table.ts';
import { NOTHING } from './words.ts';

// Parts of words with soft hyphens.
// cspell:ignore исполь зуемая прослежи ваемости ваемого обозна чение коли чество нало говая предъяв ляемая циф ровой наимено вание

const SIZE = 6.2;
const TITLE_SIZE = 4.8;
/** By the classifier of units: «штука». */
const PIECE = { code: '796', name: 'шт.', count: '1' };

const UNIT = 'Единица измерения';
const COUNTRY = 'Страна происхождения товара';
const TRACED = 'Количественная единица измерения товара, исполь\u00ADзуемая для прослежи\u00ADваемости';

/** The columns of the form of постановление 1137 as it is since 1 April 2026; the name takes what is left. */
function columnsOf(width: number): Column[] {
  const fixed: (Column | null)[] = [
    { title: 'Код товара/ работ, услуг', mark: 'А', width: 46 },
    { title: '№ п/п', mark: '1', width: 18, align: 'middle' },
    null,
    { title: 'Код вида товара', mark: '1б', width: 26, align: 'middle' },
    { title: 'код', mark: '2', group: UNIT, width: 20, align: 'middle' },
    { title: 'условное обозна\u00ADчение', mark: '2а', group: UNIT, width: 30, align: 'middle' },
    { title: 'Коли\u00ADчество (объём)', mark: '3', width: 28, align: 'end' },
    { title: 'Цена (тариф) за единицу измерения', mark: '4', width: 52, align: 'end' },
    { title: 'Стоимость товаров (работ, услуг) без налога — всего', mark: '5', width: 54, align: 'end' },
    { title: 'В том числе сумма акциза', mark: '6', width: 32, align: 'middle' },
    { title: 'Нало\u00ADговая ставка', mark: '7', width: 30, align: 'middle' },
    { title: 'Сумма налога, предъяв\u00ADляемая покупателю', mark: '8', width: 50, align: 'end' },
    { title: 'Стоимость товаров (работ, услуг) с налогом — всего', mark: '9', width: 54, align: 'end' },
    { title: 'циф\u00ADровой код', mark: '10', group: COUNTRY, width: 24, align: 'middle' },
    { title: 'краткое наимено\u00ADвание', mark: '10а', group: COUNTRY, width: 34, align: 'middle' },
    { title: 'Номер декларации на товары или партии', mark: '11', width: 38, align: 'middle' },
    { title: 'код', mark: '12', group: TRACED, width: 24, align: 'middle' },
    { title: 'обозна\u00ADчение', mark: '12а', group: TRACED, width: 28, align: 'middle' },
    { title: 'Коли\u00ADчество прослежи\u00ADваемого товара', mark: '13', width: 32, align: 'middle' },
    { title: 'Стоимость прослежи\u00ADваемого товара без налога', mark: '14', width: 36, align: 'middle' },
  ];
  const taken = fixed.reduce((sum, column) => sum + (column?.width ?? 0), 0);
  const name: Column = {
    title: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
    mark: '1а',
    width: width - taken,
  };
  return fixed.map((column) => column ?? name);
}

/** Number of columns before the totals. */
const BEFORE_NET = 8;

/** The goods of an invoice and their sums. */
export async function drawGoods(leaf: Leaf, { lines, sum, vatPercent }: TransferContent): Promise<void> {
  await drawTable(leaf, {
    columns: columnsOf(leaf.width),
    rows: lines.map((line, index) => cellsOf(line, index + 1, vatPercent)),
    size: SIZE,
    titleSize: TITLE_SIZE,
    total: totalOf(sum, vatPercent),
  });
}

/** A prepayment lists no goods: its only row is what the money is for. */
export async function drawPrepaid(
  leaf: Leaf,
  { name, sum, vatPercent }: Extract<PaperContent, { kind: 'advance' }>,
): Promise<void> {
  const rate = vatPercent === null ? 'без НДС' : `${vatPercent}/${100 + vatPercent}`;
  const cells = [NOTHING, '1', name, ...Array<string>(7).fill(NOTHING)];
  cells.push(rate, vatPercent === null ? NOTHING : formatAmount(sum.vat), formatAmount(sum.total));
  cells.push(...Array<string>(7).fill(NOTHING));
  await drawTable(leaf, {
    columns: columnsOf(leaf.width),
    rows: [cells],
    size: SIZE,
    titleSize: TITLE_SIZE,
    total: {
      from: BEFORE_NET,
      cells: ['Всего к оплате (9)', NOTHING, 'х', 'х', formatAmount(sum.vat), formatAmount(sum.total)],
    },
  });
}

function cellsOf(line: PaperLine, number: number, vatPercent: number | null): string[] {
  const { code, name, isPiece, net, total } = line;
  return [
    code ?? NOTHING,
    String(number),
    name,
    NOTHING,
    ...(isPiece ? [PIECE.code, PIECE.name, PIECE.count, formatAmount(net)] : Array<string>(4).fill(NOTHING)),
    formatAmount(net),
    'без акциза',
    rateOf(vatPercent),
    taxOf(line, vatPercent),
    formatAmount(total),
    ...Array<string>(7).fill(NOTHING),
  ];
}

function totalOf(sum: TransferContent['sum'], vatPercent: number | null) {
  return {
    from: BEFORE_NET,
    cells: [
      'Всего к оплате (9)',
      formatAmount(sum.net),
      'х',
      'х',
      taxOf(sum, vatPercent),
      formatAmount(sum.total),
    ],
  };
}

export function rateOf(vatPercent: number | null): string {
  return vatPercent === null ? 'без НДС' : `${vatPercent}%`;
}

export function taxOf({ vat }: Pick<PaperLine, 'vat'>, vatPercent: number | null): string {
  return vatPercent === null ? 'без НДС' : formatAmount(vat);
}
