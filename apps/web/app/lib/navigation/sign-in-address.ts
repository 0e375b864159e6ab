/** Id of the sign-in panel on its page. */
export const SIGN_IN_PANEL_ID = 'vhod';

/** The page with the sign-in panel for visitors without scripts. `from`: the path to return to. */
export function signInAddress(from: string): string {
  return `/check_user/?${new URLSearchParams({ next: from }).toString()}`;
}
