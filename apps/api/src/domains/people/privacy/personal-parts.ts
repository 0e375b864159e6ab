import type { PersonalData } from '#src/platform/personal-data.ts';

/**
 * What each domain stores about a person, by domain. A function, because the domains are composed after
 * this one.
 */
export type PersonalParts = () => Readonly<Record<string, PersonalData>>;
