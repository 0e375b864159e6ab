import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { describeDifference } from './describe-difference.ts';

/** Maximum number of lines in the e-mail: the report has them all. */
const MAX_LINES = 30;

/** The e-mail to staff about the reconciliation of a day. */
export function composeDifferencesMail(day: IsoDate, differences: readonly Difference[]): EmailContent {
  const lines = differences.slice(0, MAX_LINES).map(describeDifference);
  const rest = differences.length - lines.length;
  return composeEmail({
    title: `Сверка за ${formatDayMonth(day)}: ${differences.length} к разбору`,
    paragraphs: [...lines, ...(rest > 0 ? [`И ещё ${rest}: все в отчёте сверки.`] : [])],
  });
}
