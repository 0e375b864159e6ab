/** A visitor who asked to be called back. */
export type WantedCall = {
  id: number;
  /** `+79XXXXXXXXX` */
  phone: string;
  /** Name of the visitor's selected city. */
  city: string;
  wantedAt: Date;
};

/** The connection to the operators. */
export type OperatorLine = {
  /** Hands the call over or throws; after a throw it may be retried under the same key. */
  ring: (call: WantedCall, options: { idempotencyKey: string }) => Promise<void>;
};
