import type { ApiSettings } from '@yahont/api/compose.ts';

// The front door enters the API through its composition only; these are the types it meets there.
export type Log = ApiSettings['log'];
export type GeoIp = NonNullable<ApiSettings['geoIp']>;
