export const KEYS_KEY = ['me', 'keys'] as const;
export const OWN_SESSIONS_KEY = ['me', 'sessions'] as const;
