import type { Ecommerce } from './ecommerce.ts';

/** A destination of analytics. Never throws, and nobody waits for it. */
export type Metrics = {
  /** A page was opened; both addresses are absolute. */
  hit: (url: string, page: { title: string; referer: string }) => void;
  goal: (name: string, params: Readonly<Record<string, string>>) => void;
  ecommerce: (event: Ecommerce) => void;
  /** The visitor is signed in. */
  user: (id: number) => void;
};
