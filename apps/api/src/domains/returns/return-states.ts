export type ReturnState =
  | 'requested'
  | 'approved'
  | 'on-its-way'
  | 'received'
  | 'checked'
  | 'refunded'
  | 'refused';

/** Why the shopper gives a line back. */
export type ReturnReason = 'not-suited' | 'defect' | 'wrong-item' | 'other';

/** Where a return may go from each state. `approved → received`: the shopper brings it to a store themselves. */
export const NEXT_RETURN_STATES = {
  requested: ['approved', 'refused'],
  approved: ['on-its-way', 'received', 'refused'],
  'on-its-way': ['received'],
  received: ['checked', 'refused'],
  checked: ['refunded', 'refused'],
  refunded: [],
  refused: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>;

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  const next: readonly ReturnState[] = NEXT_RETURN_STATES[from];
  return next.includes(to);
}
