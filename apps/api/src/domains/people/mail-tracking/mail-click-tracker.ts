/** The service that sends the shop's e-mails and counts visits from them. */
export type MailClickTracker = {
  /** Throws when the report was not accepted. `at`: ISO time of the visit. */
  report: (click: { mailId: string; at: string }) => Promise<void>;
};

export type MailTrackingDeps = {
  /** Null: clicks are only stored in the shop. */
  tracker: MailClickTracker | null;
};
