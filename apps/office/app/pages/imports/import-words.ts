import type {
  IMPORT_KINDS,
  ImportKind,
  ImportRun,
  RunFailure,
  RunState,
} from '@yahont/contracts/office/imports.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { countOf, type PluralForms } from '@yahont/values/text/plural.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

export const KIND_WORDS: Readonly<Record<ImportKind, { name: string; columns: string }>> = {
  prices: { name: 'Цены', columns: 'Артикул, Цена; если есть, Старая цена' },
  items: { name: 'Остатки по УИН', columns: 'УИН, Код изделия; если есть, Размер и Магазин' },
  products: { name: 'Изделия', columns: 'Код, Артикул, Модель, Название, Вид, Раздел, Цена и другие' },
  sections: { name: 'Разделы', columns: 'Код, Название, Заголовок; если есть, Внутри раздела' },
};

/** safe: the words have a key for every kind of the contract, and no others */
export const KINDS = Object.keys(KIND_WORDS) as readonly ImportKind[] as typeof IMPORT_KINDS;

export const STATE_WORDS: Readonly<Record<RunState, { name: string; shape: MarkShape }>> = {
  checking: { name: 'проверяем', shape: 'moving' },
  checked: { name: 'проверен, не записан', shape: 'half' },
  held: { name: 'остановил сторож', shape: 'wait' },
  applying: { name: 'записываем', shape: 'moving' },
  done: { name: 'записан', shape: 'done' },
  dropped: { name: 'отклонён', shape: 'over' },
  failed: { name: 'не прочитан', shape: 'over' },
};

/** A run that took only a part of its rows is not simply done. */
export function stateOf({ state, refused }: ImportRun): { name: string; shape: MarkShape } {
  return state === 'done' && refused > 0 ? { name: 'записан с отказами', shape: 'part' } : STATE_WORDS[state];
}

const FAILURE_WORDS: Readonly<Record<RunFailure, string>> = {
  encoding: 'Это не текст в UTF-8 или windows-1251. Сохраните файл как CSV и приложите снова.',
  columns: 'В файле не хватает столбцов или один столбец назван дважды',
  unreadable: 'Файл не читается: первая строка должна называть столбцы',
};

export function failureText({ code, details }: NonNullable<ImportRun['failure']>): string {
  return details === '' ? FAILURE_WORDS[code] : `${FAILURE_WORDS[code]}: ${details}.`;
}

/** «Записать 1 строку». */
export const ROWS: PluralForms = ['строку', 'строки', 'строк'];
export const PIECES: PluralForms = ['изделие', 'изделия', 'изделий'];

export const figure = (value: number): string => groupDigits(String(value));

export const isUnderWay = ({ state }: ImportRun): boolean => state === 'checking' || state === 'applying';

/** Why the guard holds a run. */
export function guardText({ repriced, aboveLimit, guard }: ImportRun): string {
  if (guard === null) return '';
  const share = guard.onSale === 0 ? 0 : Math.round((repriced / guard.onSale) * 1000) / 10;
  const much = `Сменит цену: ${countOf(repriced, PIECES)}, ${String(share).replace('.', ',')}\u00A0% витрины. Порог сторожа ${guard.percent}\u00A0%.`;
  return aboveLimit === 0 ? much : `${much} Сильнее предела одного человека: ${countOf(aboveLimit, PIECES)}.`;
}

/** «3 с», «2 мин 5 с»; null while it goes on. */
export function lastedText({ startedAt, endedAt }: ImportRun): string | null {
  if (endedAt === null) return null;
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60}\u00A0с`;
  return minutes === 0 ? rest : `${figure(minutes)}\u00A0мин ${rest}`;
}
