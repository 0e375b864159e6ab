import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';

/** The PDF copy of a certificate. */
export function certificateUrl({ url }: Pick<StonePage, 'url'>): string {
  return `${url}certificate.pdf`;
}

/** Link to the official page where anyone can check a УИН. */
export const CHECK_UIN_URL = '/check-uin/';
