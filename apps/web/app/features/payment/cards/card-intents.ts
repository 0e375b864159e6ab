/** Intent of the form that forgets a saved card. */
export const REMOVE_CARD = 'remove-card';
/** Intent of the form that pays with another card than the saved one. */
export const ANOTHER_CARD = 'another-card';
