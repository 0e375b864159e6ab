/** The service that sends the shop's letters and counts who came by them. */
export type MailClickTracker = {
  /** Throws when they did not take it. `at`: ISO time of the visit. */
  report: (click: { mailId: string; at: string }) => Promise<void>;
};

export type MailTrackingDeps = {
  /** Null: clicks are kept here alone. */
  tracker: MailClickTracker | null;
};
