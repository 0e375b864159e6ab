import { AsyncLocalStorage } from 'node:async_hooks';

const patient = new AsyncLocalStorage<true>();

/** Runs background work, which may wait longer for a slow provider than a shopper would. */
export function patiently<T>(work: () => T): T {
  return patient.run(true, work);
}

export function isPatient(): boolean {
  return patient.getStore() === true;
}
