/** What the «Каталог» button controls. */
export const MEGA_MENU_ID = 'catalogue-menu';
