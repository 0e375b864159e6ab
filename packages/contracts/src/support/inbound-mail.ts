const MEGABYTE = 1024 * 1024;

/**
 * The webhook to which a mail relay brings letters to the shop. Letters longer than `bytes` are left; a body longer than
 * `doorBytes` is not read at all.
 */
export const INBOUND_MAIL = {
  path: '/api/mail/inbound',
  bytes: 25 * MEGABYTE,
  doorBytes: 40 * MEGABYTE,
} as const;
