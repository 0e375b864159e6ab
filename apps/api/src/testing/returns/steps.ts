import * as office from '@yahont/contracts/office/returns.ts';
import type { PieceFate } from '@yahont/contracts/office/returns.ts';
import { askForReturn } from '@yahont/contracts/returns/returns.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { eq } from 'drizzle-orm';
import { returnPieces } from '#src/domains/after/returns/returns.tables.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import type { TestStaff } from '../staff.ts';

type AskBody = BodyOf<typeof askForReturn>;

/** Asks for lines of an order; all of them unless said otherwise, to be brought to the test's store. */
export function ask(shop: TestShop, buyer: TestBuyer, order: Order, wish: Partial<AskBody> = {}) {
  const body: AskBody = {
    lineIds: order.lines.map(({ id }) => id),
    reason: 'not-liked',
    route: { kind: 'store', storeId: shop.store.id },
    ...wish,
  };
  return shop.call(askForReturn, { as: buyer.headers, params: { id: order.id }, body });
}

/** The calls of one member of staff about returns. */
export function stepsOf(shop: TestShop, { headers: as }: TestStaff) {
  const of = (id: number) => ({ as, params: { id } });
  const fateOfAll = async (id: number, fate: PieceFate) =>
    (await uinsOf(shop, id)).map((uin) => ({ uin, fate }));
  const check = (id: number, uin: string, wrong: Partial<office.PieceCheck> = {}) =>
    shop.call(office.checkReturned, { ...of(id), body: { ...ALL_RIGHT, ...wrong, uin } });
  const scan = (id: number, uin: string) => shop.call(office.scanReturned, { ...of(id), body: { uin } });
  const decide = (id: number, pieces: readonly { uin: string; fate: PieceFate }[]) =>
    shop.call(office.refundReturn, { ...of(id), body: { pieces: [...pieces] } });
  return {
    approve: (id: number) => shop.call(office.approveReturn, of(id)),
    send: (id: number) => shop.call(office.sendReturn, of(id)),
    withdraw: (id: number) => shop.call(office.withdrawReturnByStaff, of(id)),
    uinsOf: (id: number) => uinsOf(shop, id),
    scan,
    scanAll: async (id: number) => {
      for (const uin of await uinsOf(shop, id)) (await scan(id, uin)).answer();
    },
    receive: (id: number, storeId?: number | null) =>
      shop.call(office.receiveReturn, { ...of(id), body: storeId === undefined ? {} : { storeId } }),
    check,
    checkAll: async (id: number) => {
      for (const uin of await uinsOf(shop, id)) (await check(id, uin)).answer();
    },
    refund: async (id: number, fate: PieceFate = 'for-sale') => decide(id, await fateOfAll(id, fate)),
    decide,
    refuse: (id: number) =>
      shop.call(office.refuseReturn, { ...of(id), body: { denial: 'worn', words: 'Царапины на шинке.' } }),
    payCash: (id: number) => shop.call(office.payReturnInCash, of(id)),
    read: (id: number) => shop.call(office.getOfficeReturn, of(id)),
    list: (query: Record<string, string | number> = {}) => shop.call(office.listOfficeReturns, { as, query }),
  };
}
export type Steps = ReturnType<typeof stepsOf>;

/** Brings everything of a return to the shop and checks it, ready to be decided. */
export async function bringAndCheck(steps: Steps, id: number): Promise<void> {
  await steps.scanAll(id);
  (await steps.receive(id)).answer();
  await steps.checkAll(id);
}

const ALL_RIGHT = {
  uinMark: 'right',
  dmdkMark: 'right',
  weightMark: 'right',
  weightMg: 2_500,
  tagMark: 'right',
  wearMark: 'right',
  stoneMark: 'not-applicable',
  words: '',
} as const;

/** УИН of the pieces of a return. */
export async function uinsOf({ context }: TestShop, returnId: number): Promise<string[]> {
  const rows = await context.db
    .select({ uin: returnPieces.uin })
    .from(returnPieces)
    .where(eq(returnPieces.returnId, returnId));
  return rows.map(({ uin }) => uin);
}
