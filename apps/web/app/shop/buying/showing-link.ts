import type { MouseEvent } from 'react';

/**
 * Link to the appointment for a stone or a product; with JavaScript it opens above the page. `skuId`: the
 * setting to try on, or the size.
 */
export type ShowingLink = (skuId: number | null) => {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};
