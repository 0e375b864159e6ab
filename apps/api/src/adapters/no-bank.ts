import { ProviderUnavailable, type PaymentProvider } from '#src/domains/buying/payment/provider.ts';

const NAME = 'none';

/**
 * For a real shop without a contract with a bank: cards and transfers are not offered, so nothing new
 * comes here. Unpaid orders and refunds of an earlier contract wait until there is a provider again.
 */
export function createNoBank(): PaymentProvider {
  const refuse = (): Promise<never> =>
    Promise.reject(new ProviderUnavailable(NAME, new Error('no payment provider is configured')));
  return {
    name: NAME,
    methods: [],
    holds: [],
    canHold: [],
    savesCards: false,
    create: refuse,
    get: refuse,
    capture: refuse,
    cancel: refuse,
    refund: refuse,
    receipts: null,
    books: null,
    cardForm: null,
    transferForm: null,
    applicationForm: null,
  };
}
