import type { OrderForMessages } from '../../order-for-messages.ts';

type Asked = Pick<OrderForMessages, 'noCalls'>;

/** What a courier does before the visit; none is promised to a buyer who wants no calls. `long` follows «Курьер». */
export const CALLS = {
  short: ({ noCalls }: Asked) => (noCalls ? 'Приедет без звонка' : 'Позвонит перед приездом'),
  long: ({ noCalls }: Asked) => (noCalls ? 'приедет без звонка' : 'позвонит перед приездом'),
};
