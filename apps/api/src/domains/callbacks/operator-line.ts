/** A visitor who wants to be called back. */
export type WantedCall = {
  id: number;
  /** `+79XXXXXXXXX` */
  phone: string;
  /** Name of the city that he had chosen. */
  city: string;
  wantedAt: Date;
};

/** The way to the operators. */
export type OperatorLine = {
  /** Hands the call over or throws; then it may be tried again under the same key. */
  ring: (call: WantedCall, options: { idempotencyKey: string }) => Promise<void>;
};
