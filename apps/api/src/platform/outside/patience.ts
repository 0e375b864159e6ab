import { AsyncLocalStorage } from 'node:async_hooks';

const patient = new AsyncLocalStorage<true>();

/** Does work that nobody waits for before a screen: it may ask a slow provider for longer. */
export function patiently<T>(work: () => T): T {
  return patient.run(true, work);
}

export function isPatient(): boolean {
  return patient.getStore() === true;
}
