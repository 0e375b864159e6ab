const KEY = 'city-asked';

/** Whether the shopper has passed over the question about the city during this visit. */
export function wasCityPassedOver(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // Without storage it is asked again on each page.
    return false;
  }
}

export function notePassedOver(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Nothing to remember it with.
  }
}
