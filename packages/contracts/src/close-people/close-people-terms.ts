/** Limits and addresses of close people. No zod here: browsers load this file. */

export const PEOPLE_MAX = 20;
/** Characters of a name, and of each note. */
export const PERSON_NAME_MAX = 40;
export const PERSON_NOTE_MAX = 40;

/** Path of their page in the account. */
export const PEOPLE_PAGE = '/personal/people/';
