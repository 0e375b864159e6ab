export type RetailRocketSettings = {
  /** Given by the contract: 24 hexadecimal digits. */
  partnerId: string;
  apiUrl?: string;
  /** Where clicks in letters are reported to, with `{id}` in it; clicks stay here without it. */
  trackingUrl?: string;
};
