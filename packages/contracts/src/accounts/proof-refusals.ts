import { refusal } from '../wire/refusals.ts';

/** Of calls that change what an account is entered with, take its data along or erase it: the owner must have proved within minutes that it is them. */
export const PROOF_REFUSALS = { 'proof-needed': refusal(403, {}) };
