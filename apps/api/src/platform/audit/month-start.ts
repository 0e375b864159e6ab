/** The beginning of the month of a moment, some years before; UTC. */
export function monthStartBefore(moment: Date, years: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear() - years, moment.getUTCMonth(), 1));
}
