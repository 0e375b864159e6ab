/** Id of the part of a page that shows a certificate. */
export const CERTIFICATE_ID = 'certificate';

/** `2026-09-12` → «12.09.2026» */
export function shortDate(date: string): string {
  return date.split('-').toReversed().join('.');
}
