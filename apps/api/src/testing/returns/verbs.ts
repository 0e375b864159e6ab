import { withdrawReturn } from '@yahont/contracts/returns/returns.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { Answer } from '../answer.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import type { Steps } from './steps.ts';

/** Every verb that moves a return, and the state to which it leads. */
export const VERBS = {
  approve: 'approved',
  send: 'on-its-way',
  receive: 'received',
  check: 'checked',
  refund: 'refunded',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Record<string, ReturnState>;
export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS).filter((name): name is Verb => name in VERBS);

type Acting = { shop: TestShop; staff: Steps; buyer: TestBuyer; id: number };
type Outcome = Pick<Answer<never>, 'status' | 'problem'>;

/** Does one verb, whatever the state; scans and checks every piece that the verb needs. */
export async function act(verb: Verb, { shop, staff, buyer, id }: Acting): Promise<Outcome> {
  switch (verb) {
    case 'approve':
      return staff.approve(id);
    case 'send':
      return staff.send(id);
    case 'receive':
      for (const uin of await staff.uinsOf(id)) await staff.scan(id, uin);
      return staff.receive(id);
    case 'check':
      return checkAll(staff, id);
    case 'refund':
      return staff.refund(id);
    case 'refuse':
      return staff.refuse(id);
    case 'withdraw':
      return shop.call(withdrawReturn, { as: buyer.headers, params: { id } });
  }
}

async function checkAll(staff: Steps, id: number): Promise<Outcome> {
  const answers: Outcome[] = [];
  for (const uin of await staff.uinsOf(id)) answers.push(await staff.check(id, uin));
  const [last] = answers.slice(-1);
  if (!last) throw new Error('a return without pieces');
  return last;
}
