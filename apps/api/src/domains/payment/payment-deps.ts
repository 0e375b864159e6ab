import type { OrderDeps } from '#src/domains/orders/index.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentDeps = Pick<OrderDeps, 'findStore'> & { provider: PaymentProvider };
