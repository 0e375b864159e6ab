/** Widths of served pictures, pixels: every `srcset` uses these, and the server makes no others. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 800, 1000, 1200, 1600, 2000] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
