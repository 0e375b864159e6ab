import { phoneLinks, type PhoneLinks } from '#src/platform/links/phone-links.ts';

/** What a link allows: the visit itself, or only the calendar file of one hour. */
export type LinkPurpose = 'visit' | 'calendar';

/** Links of appointments: 27 characters each. */
export type VisitLinks = PhoneLinks<LinkPurpose>;

export function visitLinks(key: Uint8Array): VisitLinks {
  return phoneLinks(key, ['visit', 'calendar']);
}
