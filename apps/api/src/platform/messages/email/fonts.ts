/** System fonts, listed after the shop's own, which people may have installed. */
export const BODY_FONT = 'font-family:Manrope,Helvetica,Arial,sans-serif';
export const HEADING_FONT = "font-family:Cormorant,'Cormorant Garamond',Georgia,'Times New Roman',serif";
