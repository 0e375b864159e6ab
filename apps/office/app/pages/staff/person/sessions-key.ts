/** Where the sessions of a person are kept. */
export const sessionsKey = (id: number) => ['sessions', id] as const;
