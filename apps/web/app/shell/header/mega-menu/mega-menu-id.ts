/** Id of the element that the «Каталог» button controls. */
export const MEGA_MENU_ID = 'catalogue-menu';
