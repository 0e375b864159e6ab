import type { ItemState } from '@yahont/contracts/office/items.ts';
import type { AuditAction } from '@yahont/contracts/office/audit.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';

/**
 * Actions on a piece other than ordering, releasing and selling it, putting it aside for a visit, and
 * taking it back from its buyer.
 */
export type ItemVerb = 'place' | 'send' | 'receive' | 'hold' | 'release' | 'lose' | 'find' | 'write-off';

type Rule = {
  permission: Permission;
  action: AuditAction;
  next: Readonly<Partial<Record<ItemState, ItemState>>>;
};

/**
 * From which state each verb leads to which; any other state is refused. A reserved piece stays
 * reserved on its way, because its order still holds it; a piece on hold stays on hold when it arrives,
 * and it may be sent only if it is put aside for a visit.
 */
export const ITEM_MOVES: Readonly<Record<ItemVerb, Rule>> = {
  place: {
    permission: 'stock.move',
    action: 'items.place',
    next: { available: 'available', reserved: 'reserved', 'on-hold': 'on-hold' },
  },
  send: {
    permission: 'stock.move',
    action: 'items.send',
    next: { available: 'in-transit', reserved: 'reserved', 'on-hold': 'on-hold' },
  },
  receive: {
    permission: 'stock.move',
    action: 'items.receive',
    next: { 'in-transit': 'available', reserved: 'reserved', 'on-hold': 'on-hold' },
  },
  hold: { permission: 'stock.move', action: 'items.hold', next: { available: 'on-hold' } },
  release: { permission: 'stock.move', action: 'items.release', next: { 'on-hold': 'available' } },
  lose: {
    permission: 'stock.count',
    action: 'items.lose',
    next: { available: 'missing', 'in-transit': 'missing', 'on-hold': 'missing' },
  },
  find: { permission: 'stock.count', action: 'items.find', next: { missing: 'available' } },
  'write-off': {
    permission: 'stock.write-off',
    action: 'items.write-off',
    next: { 'on-hold': 'written-off', missing: 'written-off' },
  },
};
