/** What the button «Заполнить по ИНН» asks for, which a page without scripts has. */
export const FILL_INTENT = 'fill-company';
