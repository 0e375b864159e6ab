import { z } from 'zod';

/** The kind of thing on a line of a cart or an order (decision 0022). */
export const LINE_KINDS = ['jewellery', 'stone', 'set-piece', 'certificate', 'service'] as const;
export const LineKind = z.enum(LINE_KINDS);
export type LineKind = z.infer<typeof LineKind>;

/** Work that belongs to another line. */
export const SERVICE_CODES = ['engraving', 'setting', 'gift-wrap'] as const;
export const ServiceCode = z.enum(SERVICE_CODES);
export type ServiceCode = z.infer<typeof ServiceCode>;
