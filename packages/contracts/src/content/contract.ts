/** The page with the contract that the shop offers to companies, and the same as a file. */
export const CONTRACT_PAGE = '/corporate_ps/dogovor/';
export const CONTRACT_FILE = '/api/contract/file';
