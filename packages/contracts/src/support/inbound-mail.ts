const MEGABYTE = 1024 * 1024;

/**
 * The webhook to which a mail relay posts e-mails for the shop. An e-mail longer than `bytes` is
 * dropped; a body longer than `doorBytes` is not read at all.
 */
export const INBOUND_MAIL = {
  path: '/api/mail/inbound',
  bytes: 25 * MEGABYTE,
  doorBytes: 40 * MEGABYTE,
} as const;
