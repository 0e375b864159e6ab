import type { ApiSettings } from '@yahont/api/compose.ts';

// The front door imports the API only through its composition; these are the types that it uses.
export type Log = ApiSettings['log'];
export type GeoIp = NonNullable<ApiSettings['geoIp']>;
