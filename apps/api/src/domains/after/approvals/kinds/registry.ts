import type { ApprovalKind as KindName, Deed } from '@yahont/contracts/office/approvals.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { ApprovalKind, Asker, Effect, Why } from './approval-kind.ts';
import { IMPORT } from './import.ts';
import { PIECE } from './piece.ts';
import { POINTS } from './points.ts';
import { PRICE, PRICE_PLAN } from './price.ts';
import { REFUND } from './refund.ts';
import { ROLES_OF_STAFF, SETTING } from './rights.ts';
import { STAFF_INVITE, STAFF_LEAVE, STAFF_RESET } from './people.ts';

const KINDS: { readonly [K in KindName]: ApprovalKind<K> } = {
  refund: REFUND,
  price: PRICE,
  'price-plan': PRICE_PLAN,
  piece: PIECE,
  points: POINTS,
  roles: ROLES_OF_STAFF,
  setting: SETTING,
  'staff-invite': STAFF_INVITE,
  'staff-reset': STAFF_RESET,
  'staff-leave': STAFF_LEAVE,
  import: IMPORT,
};

/** The verb of those who decide requests of a kind. */
export function decidingVerb(kind: KindName): Permission {
  return KINDS[kind].decides;
}

/** An action together with the rules of its kind. */
export type BoundDeed = {
  asks: Permission;
  term: SettingCode;
  holds: readonly string[];
  perform: (tx: Db, ctx: ActingContext, why: Why) => Promise<Effect>;
  isDoneAlone: (tx: Db, asker: Asker, effect: Effect) => Promise<boolean> | boolean;
};

export function bindDeed(deed: Deed): BoundDeed {
  switch (deed.kind) {
    case 'refund':
      return bind(KINDS.refund, deed);
    case 'price':
      return bind(KINDS.price, deed);
    case 'price-plan':
      return bind(KINDS['price-plan'], deed);
    case 'piece':
      return bind(KINDS.piece, deed);
    case 'points':
      return bind(KINDS.points, deed);
    case 'roles':
      return bind(KINDS.roles, deed);
    case 'setting':
      return bind(KINDS.setting, deed);
    case 'staff-invite':
      return bind(KINDS['staff-invite'], deed);
    case 'staff-reset':
      return bind(KINDS['staff-reset'], deed);
    case 'staff-leave':
      return bind(KINDS['staff-leave'], deed);
    case 'import':
      return bind(KINDS.import, deed);
  }
}

function bind<K extends KindName>(kind: ApprovalKind<K>, deed: Extract<Deed, { kind: K }>): BoundDeed {
  return {
    asks: kind.asks(deed),
    term: kind.term,
    holds: kind.holds,
    perform: (tx, ctx, why) => kind.perform(tx, ctx, deed, why),
    isDoneAlone: (tx, asker, effect) => kind.isDoneAlone(tx, asker, deed, effect),
  };
}
