import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { AuditSubject } from './audit.ts';
import { Place, Reason, Uin } from './fields.ts';
import type { Permission } from './permissions.ts';
import { NewPrice, PlannedPrice } from './products.ts';
import { PieceFates } from './returns.ts';
import { SettingCode } from './settings.ts';
import { NewPerson, NewRoles } from './staff.ts';
import { typedText } from '../wire/typed.ts';

/** What a second person can agree to. Decision 0078. */
export const APPROVAL_KINDS = [
  'refund',
  'price',
  'price-plan',
  'piece',
  'points',
  'roles',
  'setting',
  'staff-invite',
  'staff-reset',
  'staff-leave',
  'import',
] as const;
export const ApprovalKind = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof ApprovalKind>;

/** The kind of request for a verb's approval; missing for verbs without such a call. */
export const APPROVAL_KIND_OF: Readonly<Partial<Record<Permission, ApprovalKind>>> = {
  'money.refund-above-limit': 'refund',
  'prices.set-above-limit': 'price',
  'stock.write-off': 'piece',
  'stock.move': 'piece',
  'customers.bonus-above-limit': 'points',
  'staff.roles': 'roles',
  'settings.edit': 'setting',
  'staff.invite': 'staff-invite',
  'staff.reset': 'staff-reset',
};

/** The points of one entry by staff; negative to take them. */
export const Points = z
  .int()
  .min(-1_000_000)
  .max(1_000_000)
  .refine((points) => points !== 0);

/** The action on a piece: a write-off, or one of the moves of staff who may only ask for them. */
const PieceChange = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('write-off'), uin: Uin }),
  z.object({ verb: z.literal('hold'), uin: Uin }),
  z.object({ verb: z.literal('release'), uin: Uin }),
  z.object({ verb: z.literal('place'), uin: Uin, place: Place }),
  z.object({ verb: z.literal('send'), uin: Uin, toStoreId: Id.nullable() }),
  z.object({ verb: z.literal('receive'), uin: Uin, place: Place.nullable().default(null) }),
]);

/** The action, in the terms of the call that does it directly. */
export const Deed = z.discriminatedUnion('kind', [
  PieceFates.extend({ kind: z.literal('refund'), returnId: Id }),
  NewPrice.extend({
    kind: z.literal('price'),
    productId: Id,
    /** Version of the product that the asker saw. */
    version: z.int().positive().max(1_000_000_000),
  }),
  PlannedPrice.extend({ kind: z.literal('price-plan') }),
  z.object({ kind: z.literal('piece'), change: PieceChange }),
  z.object({ kind: z.literal('points'), accountId: Id, points: Points }),
  NewRoles.extend({ kind: z.literal('roles'), staffId: Id }),
  z.object({
    kind: z.literal('setting'),
    code: SettingCode,
    value: z.int().min(0).max(1_000_000_000),
    /** Version of the setting that the asker saw. */
    version: z.int().min(0).max(1_000_000_000),
  }),
  NewPerson.extend({ kind: z.literal('staff-invite') }),
  z.object({ kind: z.literal('staff-reset'), staffId: Id }),
  z.object({ kind: z.literal('staff-leave'), staffId: Id }),
  /** A run of an import that the guard of the exchange stopped. */
  z.object({ kind: z.literal('import'), runId: Id }),
]);
export type Deed = z.infer<typeof Deed>;

/**
 * `waiting` for the second person, or for the answer to their `question`. All others are final:
 * `executed` in the transaction of the approval, `not-carried-out` when the approved action was no
 * longer possible.
 */
export const APPROVAL_STATES = [
  'waiting',
  'question',
  'executed',
  'not-carried-out',
  'refused',
  'withdrawn',
  'lapsed',
] as const;
export const ApprovalState = z.enum(APPROVAL_STATES);
export type ApprovalState = z.infer<typeof ApprovalState>;

export const APPROVAL_STEPS = [
  'asked',
  'question',
  'answer',
  'approved',
  'refused',
  'withdrawn',
  'lapsed',
  'executed',
  'not-carried-out',
] as const;
export const ApprovalStep = z.enum(APPROVAL_STEPS);
export type ApprovalStep = z.infer<typeof ApprovalStep>;

/** The verbs that decide requests; which of them one needs depends on its kind. */
const DECIDING = {
  staff: ['approvals.decide', 'staff.roles', 'staff.invite', 'staff.reset', 'settings.edit'],
} as const;

const Person = z.object({ id: z.int(), name: z.string() });
const Fields = z.record(z.string(), z.unknown());

export const ApprovalRow = z.object({
  id: z.int(),
  kind: ApprovalKind,
  state: ApprovalState,
  /** The subject: `name` is for people, «Возврат В-20721». */
  subject: z.object({ type: AuditSubject, id: z.string(), name: z.string() }),
  /** The store whose manager may decide too; null: the central warehouse, or the whole network. */
  storeId: z.int().nullable(),
  isOfNetwork: z.boolean(),
  /** Fields of the subject at the time of the request, and their requested values. */
  now: Fields,
  next: Fields,
  why: z.string(),
  askedBy: Person,
  askedAt: z.iso.datetime(),
  /** After this time nobody can decide. */
  until: z.iso.datetime(),
  /** Whether the caller may decide it now. */
  mayDecide: z.boolean(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the decider said. */
  words: z.string().nullable(),
  /**
   * Why it was not carried out: a code of the direct call, `changed-meanwhile` with the fields that
   * changed, or `asker-may-not`.
   */
  failure: z.object({ code: z.string(), facts: Fields }).nullable(),
});
export type ApprovalRow = z.infer<typeof ApprovalRow>;

export const Approval = ApprovalRow.extend({
  deed: Deed,
  /** The oldest first. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      step: ApprovalStep,
      /** Null: the shop itself. */
      by: Person.nullable(),
      words: z.string().nullable(),
    }),
  ),
});
export type Approval = z.infer<typeof Approval>;

const params = z.object({ id: IdParam });
const Words = typedText().max(500);

/** It has expired, or somebody else has just decided. */
const APPROVAL_OVER = { 'approval-over': refusal(409, { state: ApprovalState }) };
const OWN_REQUEST = { 'own-request': refusal(403, {}) };

/**
 * Lists requests that the caller may decide, oldest first; their own requests, newest first; or decided
 * ones that they may see. 50 at a time: pass `next` as `after`; null on the last page.
 */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/office/api/approvals',
  summary: 'Requests for a second person',
  query: z.object({
    view: z.enum(['to-decide', 'asked', 'over']).default('to-decide'),
    after: IdParam.optional(),
  }),
  answer: z.object({ items: z.array(ApprovalRow), next: z.int().nullable() }),
  access: 'staff',
});
/** 404 unless the caller made the request or may decide it. */
export const getApproval = endpoint({
  method: 'GET',
  path: '/office/api/approvals/{id}',
  summary: 'One request with its history',
  params,
  answer: Approval,
  access: 'staff',
});
/**
 * For roles that have the verb with a second person. A trial run precedes the request, and a refusal of
 * the direct call is refused here.
 */
export const askApproval = endpoint({
  method: 'POST',
  path: '/office/api/approvals',
  summary: 'Ask a second person to agree',
  body: z.object({
    deed: Deed,
    why: Reason,
    /** Earlier than its usual deadline. */
    until: z.iso.datetime().optional(),
  }),
  answer: Approval,
  status: 201,
  access: 'staff',
  refusals: {
    /** The caller can do it without approval. */
    'no-approval-needed': refusal(409, {}),
    /** The same request is already waiting. */
    'asked-already': refusal(409, { approvalId: z.int() }),
    /** `code` and `facts` come from the direct call. */
    'cannot-be-done': refusal(409, { code: z.string(), facts: Fields }),
    /** In the past, or later than the usual deadline. */
    'wrong-term': refusal(422, { latest: z.iso.datetime() }),
    /** People cannot change their own rights, nor reset or dismiss themselves. */
    'own-roles': refusal(403, {}),
  },
});
/** An approved action is carried out at once; the answer says whether it was, or why not. */
export const decideApproval = endpoint({
  method: 'POST',
  path: '/office/api/approvals/{id}/decide',
  summary: 'Agree or refuse; never to what one asked oneself',
  params,
  body: z
    .object({ isApproved: z.boolean(), words: Words.default('') })
    // A refusal needs a reason to be helpful.
    .refine(({ isApproved, words }) => isApproved || words.length >= 3, { path: ['words'] }),
  answer: Approval,
  access: DECIDING,
  refusals: { ...APPROVAL_OVER, ...OWN_REQUEST, 'own-roles': refusal(403, {}) },
});
export const questionApproval = endpoint({
  method: 'POST',
  path: '/office/api/approvals/{id}/question',
  summary: 'Ask the asker before deciding; the term goes on',
  params,
  body: z.object({ words: Reason }),
  answer: Approval,
  access: DECIDING,
  // A question decides nothing.
  proof: 'never',
  refusals: { ...APPROVAL_OVER, ...OWN_REQUEST },
});
export const answerApproval = endpoint({
  method: 'POST',
  path: '/office/api/approvals/{id}/answer',
  summary: 'Answer the question about what one asked',
  params,
  body: z.object({ words: Reason }),
  answer: Approval,
  access: 'staff',
  refusals: { ...APPROVAL_OVER, 'no-question': refusal(409, {}) },
});
export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/office/api/approvals/{id}/withdraw',
  summary: 'Take back what one asked',
  params,
  answer: Approval,
  access: 'staff',
  refusals: APPROVAL_OVER,
});
