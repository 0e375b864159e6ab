import { z } from 'zod';
import { RETURN_REASONS, RETURN_WAYS } from './return-choices.ts';

export { RETURN_REASONS, RETURN_WAYS };

/**
 * `on-its-way`: a courier has it. `checked`: every piece was compared with what was sold. `withdrawn`: the shopper took the
 * request back, so nobody decided about it. Decision 0032.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'on-its-way',
  'received',
  'checked',
  'refunded',
  'refused',
  'withdrawn',
] as const;
export const ReturnState = z.enum(RETURN_STATES);
export type ReturnState = z.infer<typeof ReturnState>;

export const ReturnReason = z.enum(RETURN_REASONS);
export type ReturnReason = z.infer<typeof ReturnReason>;

export const ReturnWay = z.enum(RETURN_WAYS);
export type ReturnWay = z.infer<typeof ReturnWay>;

/** Why the shop refuses the return. */
export const RETURN_DENIALS = [
  'worn',
  'damaged',
  'tag-missing',
  'not-our-piece',
  'made-to-order',
  'no-defect-found',
  'other',
] as const;
export const ReturnDenial = z.enum(RETURN_DENIALS);
export type ReturnDenial = z.infer<typeof ReturnDenial>;

/**
 * Why a line cannot be returned now. `not-received-yet`: cancel the order instead. `company`: only
 * consumers have the seven days.
 */
export const LINE_REFUSALS = [
  'too-late',
  'company',
  'made-to-order',
  'certificate',
  'with-its-piece',
  'not-received-yet',
  'order-ended',
  'already-returned',
] as const;
export const LineRefusal = z.enum(LINE_REFUSALS);
export type LineRefusal = z.infer<typeof LineRefusal>;

/** What a file of a return shows. */
export const RETURN_FILE_ABOUTS = ['defect', 'postage'] as const;
export type ReturnFileAbout = (typeof RETURN_FILE_ABOUTS)[number];

/** How the shop pays the postage. */
export const POSTAGE_WAYS = ['transfer', 'cash'] as const;
export const PostageWay = z.enum(POSTAGE_WAYS);
export type PostageWay = z.infer<typeof PostageWay>;
