import type { PersonalData } from '#src/platform/personal-data.ts';

/** What each domain knows of a person, by domain. A function, since the domains are composed after this one. */
export type PersonalParts = () => Readonly<Record<string, PersonalData>>;
