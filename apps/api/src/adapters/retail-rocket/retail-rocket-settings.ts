export type RetailRocketSettings = {
  /** Assigned by the contract: 24 hexadecimal digits. */
  partnerId: string;
  apiUrl?: string;
  /** Address for reports of clicks in e-mails, with `{id}` in it; without it clicks are only stored here. */
  trackingUrl?: string;
};
