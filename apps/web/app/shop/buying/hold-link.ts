import type { MouseEvent } from 'react';

/** A piece that a store may keep: its size, hundredths of a millimetre. */
export type HeldChoice = { skuId: number; size: number | null };

/** Link to have one of these pieces kept in a store; with JavaScript it opens above the page. */
export type HoldLink = (
  choices: readonly HeldChoice[],
  storeId: number,
) => { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
