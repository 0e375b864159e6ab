/**
 * Why there is no token: `cancelled`, the visitor closed the question or left; `unavailable`, the captcha could not be
 * used.
 */
export type CaptchaFailure = 'cancelled' | 'unavailable';

/** The check was not passed. */
export class CaptchaFailed extends Error {
  readonly reason: CaptchaFailure;

  constructor(reason: CaptchaFailure) {
    super(`captcha: ${reason}`);
    this.name = 'CaptchaFailed';
    this.reason = reason;
  }
}
