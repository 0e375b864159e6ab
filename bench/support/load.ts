export type Load = {
  url: string;
  /** Addresses that are asked for in turn instead of `url`, which then is only their origin. */
  paths?: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Gives each request a query that was never asked before: `?utm_source=…`. */
  isQueryFresh?: boolean;
};
export type Measured = { perSecond: number; p99Ms: number };
