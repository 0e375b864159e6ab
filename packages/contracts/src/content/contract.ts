/** The page with the shop's contract for companies, and the same as a file. */
export const CONTRACT_PAGE = '/corporate_ps/dogovor/';
export const CONTRACT_FILE = '/api/contract/file';
