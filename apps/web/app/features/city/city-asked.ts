const KEY = 'city-asked';

/** Whether the shopper has ignored the question about the city during this visit. */
export function wasCityPassedOver(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // Without storage the question appears on each page.
    return false;
  }
}

export function notePassedOver(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the answer cannot be remembered.
  }
}
