import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';

/**
 * SPEC 2.11: SEO data is fetched for the catalogue address of certificates, whose page is at another address.
 */
export function loader() {
  throw redirectForGood('/certificates/');
}

export default function OldAddress() {
  return null;
}
