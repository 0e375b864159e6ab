const MEGABYTE = 1024 * 1024;

/** Files that a message to the shop may bring: how many, of how many bytes each, and of which media types. */
export const SUPPORT_FILES = {
  most: 4,
  bytes: 10 * MEGABYTE,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const satisfies { most: number; bytes: number; types: readonly string[] };

/** The largest form of a message, bytes: its files, and what multipart adds to them and to the text. */
export const SUPPORT_FORM_BYTES = SUPPORT_FILES.most * SUPPORT_FILES.bytes + MEGABYTE;

/** Whether these files may be sent along, by their number, sizes and declared types. */
export function mayAttachToMessage(files: readonly { size: number; type: string }[]): boolean {
  const { most, bytes, types } = SUPPORT_FILES;
  return (
    files.length <= most &&
    files.every(({ size, type }) => size > 0 && size <= bytes && types.some((one) => one === type))
  );
}
