import { SAMPLE_ACCOUNT, SAMPLE_SIGNERS } from '@yahont/values/invoice/sample-account.ts';
import type { ApiSettings } from '@yahont/api/compose.ts';
import type { Environment } from './environment.ts';
import { bankSettings } from './payment-settings.ts';

/**
 * The account on invoices: the shop's, or a demo's sample, marked as such; null when the shop accepts no
 * transfers.
 */
export function invoiceSettings(environment: Environment): ApiSettings['invoice'] {
  const { INVOICE_DAYS: days, TAX_SYSTEM = 'general' } = environment;
  const seller = sellerOf(environment);
  const { SELLER_HEAD: head = '', SELLER_ACCOUNTANT: accountant = '' } = environment;
  const signers = seller?.isSample === true ? SAMPLE_SIGNERS : { head, accountant };
  return seller && { seller, days, hasVat: TAX_SYSTEM === 'general', signers };
}

function sellerOf(environment: Environment): NonNullable<ApiSettings['invoice']>['seller'] | null {
  const { SELLER_NAME: name, SELLER_INN: inn, SELLER_KPP: kpp = '', SELLER_ADDRESS: address } = environment;
  const { SELLER_BANK: bankName, SELLER_BIC: bic, SELLER_ACCOUNT: account } = environment;
  const { SELLER_CORRESPONDENT: correspondent } = environment;
  if (name && inn && address && bankName && bic && account && correspondent)
    return { name, inn, kpp, address, bankName, bic, account, correspondent, isSample: false };
  // A shop with a real bank sells real goods, which must not be paid to a sample account.
  return bankSettings(environment).kind === 'demo-bank' ? { ...SAMPLE_ACCOUNT, isSample: true } : null;
}
