import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, LongIdParam } from '../wire/fields.ts';

/** Every action that can be logged: the changed thing and the verb. */
export const AUDIT_ACTIONS = [
  'orders.place',
  'orders.move',
  'orders.refund',
  'orders.scan',
  'orders.work',
  'orders.replace-piece',
  'orders.extend-storage',
  'orders.track',
  'orders.change-visit',
  'orders.power-of-attorney',
  'orders.change-way',
  'parcels.again',
  'parcels.elsewhere',
  'payments.invoice-paid',
  'payments.invoice-returned',
  'payments.invoice-counted',
  'payments.close-difference',
  'payments.on-receipt',
  'payments.part-taken',
  'payments.part-returned',
  'receipts.made',
  'receipts.again',
  'returns.move',
  'returns.scan',
  'returns.check',
  'returns.pay-cash',
  'returns.postage',
  'returns.open-file',
  'returns.exchange',
  'sales.record',
  'sales.undo',
  'works.record',
  'works.strike',
  'appointments.cancel',
  'appointments.came',
  'appointments.no-show',
  'appointments.bought',
  'holds.ready',
  'holds.cancel',
  'holds.bought',
  'calls.take',
  'calls.release',
  'calls.result',
  'calls.line',
  'leads.read',
  'leads.take',
  'leads.move',
  'leads.note',
  'support.read',
  'support.open-file',
  'support.answer',
  'support.close',
  'reviews.publish',
  'reviews.refuse',
  'reviews.answer',
  'reviews.hide',
  'reviews.keep',
  'reviews.open-file',
  'questions.answer',
  'questions.refuse',
  'questions.pass',
  'appointments.desks',
  'delivery.capacity',
  'items.place',
  'items.send',
  'items.receive',
  'items.hold',
  'items.release',
  'items.lose',
  'items.find',
  'items.write-off',
  'items.take-back',
  'certificates.issue',
  'certificates.expire',
  'certificates.void',
  'certificates.send-again',
  'products.hide',
  'products.show',
  'prices.set',
  'prices.plan',
  'prices.apply',
  'prices.end',
  'prices.cancel-plan',
  'content.create',
  'content.draft',
  'content.plan',
  'content.cancel-plan',
  'content.publish',
  'content.roll-back',
  'content.hide',
  'stores.change',
  'customers.reveal',
  'customers.export',
  'customers.erase',
  'customers.ask-erasure',
  'customers.keep',
  'customers.birth-date',
  'customers.sessions-end',
  'messages.resend',
  'messages.letter',
  'customers.bonus',
  'approvals.ask',
  'approvals.question',
  'approvals.answer',
  'approvals.decide',
  'approvals.execute',
  'approvals.not-carried-out',
  'approvals.withdraw',
  'approvals.lapse',
  'settings.change',
  'staff.create',
  'staff.roles',
  'staff.session',
  'staff.session-end',
  'staff.first-step',
  'staff.sign-in',
  'staff.wrong-code',
  'staff.close',
  'staff.invite',
  'staff.accept',
  'staff.enrol',
  'staff.password',
  'staff.backup-codes',
  'staff.reset',
  'staff.leave',
  'staff.sessions-end',
  'sign-in-failed',
  'refused',
  'import',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Subjects of an audit row. */
export const AUDIT_SUBJECTS = [
  'order',
  'item',
  'product',
  'price-plan',
  'payment',
  'refund',
  'return',
  /** A sale in a store. */
  'sale',
  'appointment',
  /** A piece that a store keeps for a shopper. */
  'hold',
  /** A request for a call back. */
  'callback',
  'lead',
  'support-request',
  'review',
  'product-question',
  /** A courier interval in a zone on a day: `moskva 2026-11-24 10:00`. */
  'courier-interval',
  'account',
  'text',
  'store',
  'promo-code',
  'certificate',
  'setting',
  'approval',
  'staff',
  /** A message to a person that had failed. */
  'message',
  /** A refused call of the office: `POST /office/api/orders/{id}/cancel`. */
  'call',
  /**
   * An IPv4 address, or an IPv6 network, that failed to sign in; `others` sums up those beyond the most
   * active ones.
   */
  'network',
  'import',
] as const;
export const AuditSubject = z.enum(AUDIT_SUBJECTS);
export type AuditSubject = z.infer<typeof AuditSubject>;

export const ACTOR_KINDS = ['staff', 'account', 'fuser', 'system'] as const;
export const ActorKind = z.enum(ACTOR_KINDS);
export type ActorKind = z.infer<typeof ActorKind>;

const Fields = z.record(z.string(), z.unknown());

export const AuditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: ActorKind,
    /** Id of a staff member or an account; for the system the name of its part. */
    id: z.string(),
    /** Name of a staff member; null for other actors. */
    name: z.string().nullable(),
  }),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  storeId: z.int().nullable(),
  action: AuditAction,
  subject: z.object({ type: AuditSubject, id: z.string() }),
  /** Changed fields only. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  reason: z.string().nullable(),
  /** Whether the row has its position in the chain of hashes. */
  isSealed: z.boolean(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Newest first, 50 at a time. Pass `next` as `after` for the next page; null on the last one. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/office/api/audit',
  summary: 'The log of changes, of one thing or one person',
  query: z.object({
    subjectType: AuditSubject.optional(),
    subjectId: z.string().max(80).optional(),
    staffId: IdParam.optional(),
    after: LongIdParam.optional(),
  }),
  answer: z.object({ items: z.array(AuditRow), next: z.int().nullable() }),
  access: { staff: 'audit.see' },
});
