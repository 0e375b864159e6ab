import { SCALE_COOKIE } from '@yahont/contracts/stones/scale-cookie.ts';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the scale for addresses that name none. */
export function rememberScale(scale: StoneScale): void {
  document.cookie = `${SCALE_COOKIE}=${scale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}
