/**
 * Header of the redirect from an account page for a visitor who is not signed in. Forms of an open page wait
 * for the sign-in instead.
 */
export const SESSION_LOST = 'x-session-lost';
