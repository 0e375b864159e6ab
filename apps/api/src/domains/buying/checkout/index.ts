export type { CheckoutDeps } from './checkout-deps.ts';
