/** Tells people from programs before something is done that costs money or somebody's time. */
export type Captcha = {
  /** `token` is what the widget gave the browser; `ip` is the visitor's address. */
  isHuman: (attempt: { token: string; ip: string }) => Promise<boolean>;
};
