export const RECEIPTS_KEY = ['money', 'receipts'] as const;
export const DIFFERENCES_KEY = ['money', 'differences'] as const;
export const DAYS_KEY = ['money', 'days'] as const;
export const BANK_LINES_KEY = ['money', 'bank-lines'] as const;
export const INVOICES_KEY = ['money', 'invoices'] as const;
