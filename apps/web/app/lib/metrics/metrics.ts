import type { Ecommerce } from './ecommerce.ts';

/** Where what happens in the shop is counted. Nothing here throws, and nobody waits for it. */
export type Metrics = {
  /** A page was opened; absolute addresses. */
  hit: (url: string, page: { title: string; referer: string }) => void;
  goal: (name: string, params: Readonly<Record<string, string>>) => void;
  ecommerce: (event: Ecommerce) => void;
  /** Somebody who is signed in is looking. */
  user: (id: number) => void;
};
