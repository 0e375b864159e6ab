import { expect, test } from 'vitest';
import { PERMISSIONS, ROLE_NAMES, type Role } from '@yahont/contracts/office/permissions.ts';
import { grantsOf, ROLES } from '@yahont/contracts/office/roles.ts';
import type { StaffMember } from './context.ts';
import { AppError } from './errors.ts';
import { requirePermission, requireStaff, requireStore, scopeOf } from './permissions.ts';

function member(roles: readonly Role[], storeIds: readonly (number | null)[] = [7]): StaffMember {
  return {
    kind: 'staff',
    staffId: 1,
    sessionId: 'x',
    name: 'Дарья',
    roles,
    permissions: new Set(),
    storeIds,
    sessionEndsAt: new Date(),
    provedAt: 'program',
  };
}
const reasonOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.reason;
  }
};

test('the table of rights: per verb, what each role may', () => {
  const letters = { network: '●', 'own-stores': '○', 'second-person': '2', masked: 'м' } as const;
  const table = PERMISSIONS.map((permission) => {
    const marks = ROLE_NAMES.map((role) => letters[ROLES[role][permission] ?? 'network']);
    return `${permission} ${marks.map((mark, at) => (ROLES[ROLE_NAMES[at] ?? 'head'][permission] ? mark : '–')).join('')}`;
  });
  // Columns: operator, consultant, manager, warehouse, merchandiser, editor, finance, head, administrator.
  expect(table).toEqual([
    'orders.see ●○○○––●●–',
    'orders.assemble –○○○–––●–',
    'orders.scan –○○○–––●–',
    'orders.send –○○○–––●–',
    'orders.hand-over –○○––––●–',
    'orders.change ●○○––––●–',
    'orders.replace-piece ●○○––––●–',
    'orders.cancel ●–○––––●–',
    'orders.extend-storage ●–○––––●–',
    'notes.write ●○○○––●●–',
    'payments.see мм○–––●●–',
    'payments.differences ●–––––●●–',
    'payments.close-difference ––––––●●–',
    'payments.reconcile ––––––●●–',
    'money.refund 2–○–––●●–',
    'money.refund-above-limit 2–2–––22–',
    'returns.open ●○○––––●–',
    'returns.accept –○○––––●–',
    'returns.check –○○––––●–',
    'returns.decide ––○–––●●–',
    'till.see –○○–––●●–',
    'till.sell –○○––––●–',
    'till.undo ––○––––●–',
    'works.record –○○––––●–',
    'appointments.see ●○○––––●–',
    'appointments.cancel ●○○––––●–',
    'appointments.serve ●○○––––●–',
    'leads.see ●––––––●–',
    'leads.answer ●––––––●–',
    'appointments.desks ––○––––●–',
    'delivery.capacity ●––––––●–',
    'calls.take ●–○––––●–',
    'support.answer ●–○––––●–',
    'reviews.see ●●●––●–●–',
    'reviews.moderate ●––––●–●–',
    'reviews.answer –○○––––●–',
    'questions.see ●○○––––●–',
    'questions.answer ●○○––––●–',
    'customers.find ммм–––мм–',
    'customers.reveal ●○○–––●●–',
    'customers.edit ●–○––––●–',
    'customers.bonus ●–○––––●–',
    'customers.bonus-above-limit 2–2––––2–',
    'customers.export 2–––––22–',
    'customers.erase 2–––––22–',
    'stock.see ●●●●●–●●–',
    'stock.move –○○○2––●–',
    'stock.count –○○○–––●–',
    'stock.write-off ––22––22–',
    'products.edit ––––●––●–',
    'products.hide ––––●––●–',
    'products.pictures ––––●––●–',
    'prices.set ––––●––●–',
    'prices.set-above-limit ––––2––2–',
    'prices.cost ––––––●●–',
    'promos.edit ––––●––●–',
    'promos.edit-above-limit ––––2––2–',
    'certificates.look ●○○–––●●–',
    'certificates.block ––○–––●●–',
    'certificates.send-again ––○–––●●–',
    'content.draft ––––●●–●–',
    'content.publish –––––●–●–',
    'content.roll-back –––––●–●–',
    'seo.edit ––––●●–●–',
    'redirects.edit ––––●●–●–',
    'synonyms.edit ––––●●–●–',
    'stores.edit ––○––●–●–',
    'reports.own ––○–●–●●–',
    'reports.network ––––●–●●–',
    'approvals.decide ––○–––●●–',
    'audit.see ––○–––●●●',
    'jobs.retry –––––––●●',
    'exchange.run ––––●––●●',
    'staff.see –––––––●●',
    'staff.invite –––––––2●',
    'staff.roles –––––––2●',
    'staff.reset –––––––2●',
    'settings.edit –––––––2●',
  ]);
});

test('of several roles the widest answer counts', () => {
  expect(grantsOf(['merchandiser', 'consultant'], 'stock.move')).toEqual(['own-stores', 'second-person']);
  expect(grantsOf(['merchandiser'], 'orders.see')).toEqual([]);
});

test('a verb that no role has does not exist, and one that needs a second person says so', () => {
  expect(reasonOf(() => requirePermission(member(['editor']), 'orders.see'))).toBe('no-such-call');
  expect(reasonOf(() => requirePermission(member(['head']), 'stock.write-off'))).toBe('approval-needed');
  expect(reasonOf(() => requirePermission(member(['consultant']), 'orders.see'))).toBeNull();
});

test('own stores end at their door; the network has none, and the warehouse is no store of a consultant', () => {
  const consultant = member(['consultant']);
  expect(scopeOf(consultant, 'orders.see')).toEqual([7]);
  expect(reasonOf(() => requireStore(consultant, 'stock.move', 7))).toBeNull();
  expect(reasonOf(() => requireStore(consultant, 'stock.move', 8))).toBe('other-store');
  expect(reasonOf(() => requireStore(consultant, 'stock.move', null))).toBe('other-store');
  expect(reasonOf(() => requireStore(member(['head'], []), 'stock.move', 8))).toBeNull();
  expect(reasonOf(() => requireStore(member(['warehouse'], [7, null]), 'stock.move', null))).toBeNull();
});

test('where another role may ask, the answer is to ask', () => {
  const both = member(['consultant', 'merchandiser']);
  expect(reasonOf(() => requireStore(both, 'stock.move', 7))).toBeNull();
  expect(reasonOf(() => requireStore(both, 'stock.move', 8))).toBe('approval-needed');
});

test('the house itself is no member of staff', () => {
  expect(reasonOf(() => requireStaff({ kind: 'system', name: 'jobs' }))).toBe('staff-sign-in-required');
});
