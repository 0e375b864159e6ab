import { becomeVisitor, detectCity } from '#app/lib/api/browser.ts';
import { logFailure } from '#app/base/log-failure.ts';
import { readCookie } from '#app/base/read-cookie.ts';
import { keepDetectedCity } from './detected-city.ts';
import { isSignedIn } from './sign-in-state.ts';

let hasDetected = false;

/**
 * SPEC 2.16: before the user is loaded the shell requests an anonymous token, when nobody is signed in and none exists,
 * and then detects the location; SPEC 4.4: only without a city cookie. Neither failure stops the page.
 */
export async function beginVisit(): Promise<void> {
  if (!isSignedIn() && readCookie(document.cookie, 'fuser_expires') === null) {
    try {
      await becomeVisitor();
    } catch (error) {
      logFailure('Ошибка получения f-user токена', error);
    }
  }
  if (hasDetected || readCookie(document.cookie, 'city') !== null) return;
  hasDetected = true;
  try {
    keepDetectedCity(await detectCity());
  } catch {
    // The page has a default city.
  }
}
