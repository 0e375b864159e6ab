/** Checks that a person is present, before an action that costs money or an operator's time. */
export type Captcha = {
  /** `token` is what the widget gave the browser; `ip` is the visitor's address. */
  isHuman: (attempt: { token: string; ip: string }) => Promise<boolean>;
  /**
   * Whether the captcha lets everybody through because its service does not answer; calls that cost
   * money are then limited more strictly.
   */
  isAway?: () => boolean;
};
