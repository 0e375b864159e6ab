/** A company's state in the register. */
export const COMPANY_STATES = ['active', 'liquidating', 'liquidated', 'bankrupt', 'reorganizing'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];
