import type { LeadState } from '@yahont/contracts/leads/leads.ts';

/** Which state may follow which. Closed requests and spam do not change. */
const MOVES: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['taken', 'answered', 'closed', 'spam'],
  taken: ['taken', 'answered', 'closed', 'spam'],
  answered: ['taken', 'closed', 'spam'],
  closed: [],
  spam: [],
};

export function mayMove(from: LeadState, to: LeadState): boolean {
  return MOVES[from].includes(to);
}
