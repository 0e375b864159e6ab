/** A row of the table: a measured value with its baseline, the best possible value on this machine. */
export type Figure = {
  name: string;
  value: number;
  unit: '/s' | 'ms' | 'MB';
  /** In the same unit; null without a baseline. */
  floor: number | null;
  aim: Aim | null;
  note: string;
};

/** `of: 'floor'` compares the ratio to the baseline, otherwise the value itself. */
export type Aim = { least: number; of?: 'floor' } | { most: number };

/** Whether the aim is reached; null without an aim. */
export function isMet({ value, floor, aim }: Figure): boolean | null {
  if (aim === null) return null;
  if ('most' in aim) return value <= aim.most;
  if (aim.of !== 'floor') return value >= aim.least;
  return floor !== null && value / floor >= aim.least;
}

/** The figures as a Markdown table. */
export function toMarkdown(figures: readonly Figure[]): string {
  const head = ['', '', 'floor', 'ratio', 'aim', ''];
  const rows = figures.map((figure) => [
    figure.name,
    amount(figure.value, figure.unit),
    figure.floor === null ? '' : amount(figure.floor, figure.unit),
    ratio(figure),
    aimText(figure),
    mark(isMet(figure)),
  ]);
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function amount(value: number, unit: Figure['unit']): string {
  const text = value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value >= 10 ? 1 : 2);
  return unit === '/s' ? `${text}/s` : `${text} ${unit}`;
}

/** Ratio of the value to its baseline. */
function ratio({ value, floor }: Figure): string {
  if (floor === null || floor === 0) return '';
  const times = value / floor;
  return times >= 10 ? times.toFixed(0) : times.toFixed(2);
}

function aimText({ aim, unit }: Figure): string {
  if (aim === null) return '';
  if ('most' in aim) return `≤ ${amount(aim.most, unit)}`;
  return aim.of === 'floor' ? `≥ ${aim.least} of the floor` : `≥ ${amount(aim.least, unit)}`;
}

function mark(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'yes' : 'NO';
}
