/** What the state register says of a company. */
export const COMPANY_STATES = ['active', 'liquidating', 'liquidated', 'bankrupt', 'reorganizing'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];
