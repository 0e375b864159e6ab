import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';

/**
 * Allowed next states of each state. A piece brought to a store without waiting for an answer is
 * `received` at once. Before `received` the shopper may withdraw; after it staff decide.
 */
export const NEXT_STATES = {
  requested: ['approved', 'received', 'refused', 'withdrawn'],
  approved: ['on-its-way', 'received', 'withdrawn'],
  'on-its-way': ['received', 'withdrawn'],
  received: ['checked'],
  checked: ['refunded', 'refused'],
  refunded: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>;

export function canMove(from: ReturnState, to: ReturnState): boolean {
  const next: readonly ReturnState[] = NEXT_STATES[from];
  return next.includes(to);
}

/** Final states. */
export const CLOSED: ReturnState[] = ['refunded', 'refused', 'withdrawn'];

/** Their lines can be requested again. */
export const DROPPED: readonly ReturnState[] = ['refused', 'withdrawn'];
