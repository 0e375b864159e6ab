export type Balancer = {
  origin: string;
  /** Origins of the servers; may be changed at any time. */
  servers: string[];
  stop: () => Promise<void>;
};

export function startBalancer(options: { port: number; servers: string[] }): Promise<Balancer>;
