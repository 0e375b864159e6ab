import type { Appraisal } from '@yahont/contracts/appointments/shown-things.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';

/** «80 810 ₽ деньгами или 86 821 ₽ в обмен» */
export function appraisalSums({ cash, exchange }: Appraisal): string {
  return `${formatRoubles(cash)} деньгами или ${formatRoubles(exchange)} в обмен`;
}

/** «Предварительная оценка: 80 810 ₽ деньгами или 86 821 ₽ в обмен, курс 12 340,18 ₽ за грамм от 20 ноября (образец)» */
export function appraisalLine(appraisal: Appraisal): string {
  const { perGram, date, source } = appraisal.rate;
  const rate = `курс ${formatRoubles(perGram)} за грамм от ${formatDayMonth(date)}`;
  const mark = source === 'sample' ? ' (образец)' : '';
  return `Предварительная оценка: ${appraisalSums(appraisal)}, ${rate}${mark}`;
}
