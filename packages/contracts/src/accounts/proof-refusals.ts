import { refusal } from '../wire/refusals.ts';

/**
 * For calls that change how an account signs in, export its data or erase it: the owner must have
 * proved their identity in the last minutes.
 */
export const PROOF_REFUSALS = { 'proof-needed': refusal(403, {}) };
