import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';

/** The copy of a certificate as a PDF. */
export function certificateUrl({ url }: Pick<StonePage, 'url'>): string {
  return `${url}certificate.pdf`;
}

/** Leads to the state's page where anyone can check a УИН. */
export const CHECK_UIN_URL = '/check-uin/';
