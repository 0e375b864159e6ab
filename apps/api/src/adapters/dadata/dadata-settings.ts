export type DadataSettings = {
  /** Key of the account at DaData. */
  token: string;
  apiUrl?: string;
};
