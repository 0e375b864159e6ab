import { z } from 'zod';

/** Sixteen digits. */
export const Uin = z.string().regex(/^\d{16}$/);

/** Case, safe or cell, as people of the store call it. */
export const Place = z.string().trim().min(1).max(80);

/** Why somebody does what they do; the log keeps it. */
export const Reason = z.string().trim().min(3).max(500);
