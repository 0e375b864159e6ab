/**
 * The best-selling grades: the naked eye sees no difference from better ones, and the cut is good. Best
 * first, as in addresses. No zod here: browsers load this file.
 */
export const USUAL_GRADES = { colour: '3-5', clarity: '4-6', quality: 'А-Б' } as const;
