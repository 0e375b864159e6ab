export type CdekSettings = {
  clientId: string;
  clientSecret: string;
  apiUrl?: string | undefined;
  /** Code of the city from which parcels are sent; Moscow's by default. */
  fromCity?: number | undefined;
  /** For one call. */
  timeoutMs?: number;
};

export const CDEK_URL = 'https://api.cdek.ru/v2';
/** Moscow in the carrier's list of cities. */
export const CDEK_MOSCOW = 44;
