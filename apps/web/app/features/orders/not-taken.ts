/** The row of what was left at the door: its price is off the sum, because nobody has paid it. */
export const NOT_TAKEN = 'Примерили и\u00A0не\u00A0взяли';
