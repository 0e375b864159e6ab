/** Tells people from programs before an SMS is paid for. */
export type Captcha = {
  /** `token` is what the widget gave the browser; `ip` is the visitor's address. */
  isHuman: (attempt: { token: string; ip: string }) => Promise<boolean>;
};
