/** The section of discounted products; menus give it a colour of its own. */
export const SALE_URL = '/catalog/skidki/';
