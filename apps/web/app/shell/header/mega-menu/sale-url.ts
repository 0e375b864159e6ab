/** The section of everything with a lower price; menus set it apart by colour. */
export const SALE_URL = '/catalog/skidki/';
