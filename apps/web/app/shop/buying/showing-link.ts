import type { MouseEvent } from 'react';

/**
 * Leads to the appointment for a stone or a product; with JavaScript it opens over the page. `skuId`: the setting to try, or
 * the size.
 */
export type ShowingLink = (skuId: number | null) => {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};
