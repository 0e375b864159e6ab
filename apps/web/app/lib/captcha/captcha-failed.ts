/**
 * Why there is no token: `cancelled`, the visitor closed the question or went away; `unavailable`, the captcha could
 * not be asked.
 */
export type CaptchaFailure = 'cancelled' | 'unavailable';

/** Nobody was proved to be a person. */
export class CaptchaFailed extends Error {
  readonly reason: CaptchaFailure;

  constructor(reason: CaptchaFailure) {
    super(`captcha: ${reason}`);
    this.name = 'CaptchaFailed';
    this.reason = reason;
  }
}
