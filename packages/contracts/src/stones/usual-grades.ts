/**
 * The grades that are bought most: the naked eye sees no difference from better ones, and the cut is a good one. From the better
 * to the worse, as addresses write them. No zod here: browsers load this file.
 */
export const USUAL_GRADES = { colour: '3-5', clarity: '4-6', quality: 'А-Б' } as const;
