import type { SalonPlanQuery } from '@yahont/contracts/leads/lead-files.ts';
import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { payback, SALON_MODEL } from '@yahont/values/leads/payback.ts';
import { SALON_MODEL_ROWS } from '@yahont/values/leads/salon-model-words.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { drawFile } from '../drawing/draw-file.ts';
import { drawTable } from '../drawing/table.ts';

const MARGIN = 56;
const SIZE = 10;
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const;
const YEAR = 12;

export type SalonPlanPaper = { date: IsoDate; plan: SalonPlanQuery & { population: number } };

/**
 * When the investment in a salon is recovered: the calculation of the franchise page, with every
 * assumption.
 */
export function salonPlanPdf({ date, plan }: SalonPlanPaper): Promise<Buffer> {
  const result = payback(plan);
  const title = `Расчёт салона «Яхонт»: ${plan.city}`;
  const pair = (left: string, right: string) => [left, right];
  return drawFile({ title, date, layout: 'portrait', margin: MARGIN }, async (leaf) => {
    const columns = [
      { title: 'Показатель', width: leaf.width - 170 },
      { title: 'Значение', width: 170, align: 'end' as const },
    ];
    const table = (rows: string[][]) => drawTable(leaf, { columns, rows, size: 9, titleSize: 9 });
    leaf.say('ЯХОНТ', { size: 13, weight: 600 });
    leaf.gap(16);
    leaf.say(title, { size: 20, weight: 600 });
    leaf.say(`Составлен ${formatDate(date)}. Пример расчёта, не обещание дохода; до налогов.`, {
      size: SIZE,
      colour: 'muted',
    });
    leaf.gap(12);
    await table([
      pair('Жителей в городе', groupDigits(String(plan.population))),
      pair('Площадь', `${plan.area} м²`),
      pair('Аренда за м² в месяц', roubles(plan.rent)),
      pair('Вложения', roubles(plan.investment)),
      pair('Покупок в день', String(Math.round(result.purchasesPerDay))),
      pair('Выручка в месяц', roubles(result.revenue)),
      pair('Прибыль в месяц', roubles(result.profit)),
      pair('Окупаемость', result.month === null ? 'не наступает за семь лет' : countOf(result.month, MONTHS)),
    ]);
    leaf.gap(14);
    leaf.say('Накопленный поток', { size: 13, weight: 600 });
    leaf.gap(6);
    const years = Math.floor((result.cumulative.length - 1) / YEAR);
    await table(
      Array.from({ length: years + 1 }, (_, year) =>
        pair(
          year === 0 ? 'До открытия' : `К концу ${year}-го года`,
          roubles(result.cumulative[year * YEAR] ?? 0),
        ),
      ),
    );
    leaf.gap(14);
    leaf.say(`Коэффициенты на ${formatDate(SALON_MODEL.asOf)}: среднее по салонам дома`, {
      size: 13,
      weight: 600,
    });
    leaf.gap(6);
    await table(SALON_MODEL_ROWS.map(([name, value]) => pair(name, value.replaceAll('₽', 'руб.'))));
  });
}

/** Whole roubles; the fonts of files lack the rouble sign. */
function roubles(sum: number): string {
  return `${sum < 0 ? '−' : ''}${groupDigits(String(Math.abs(sum)))} руб.`;
}
