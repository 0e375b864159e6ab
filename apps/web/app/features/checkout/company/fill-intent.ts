/** Value of the button «Заполнить по ИНН», which is on the page without scripts. */
export const FILL_INTENT = 'fill-company';
