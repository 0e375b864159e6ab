import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';

/** SPEC 2.11: SEO data is fetched for certificates in the catalogue, whose page is elsewhere. */
export function loader() {
  throw redirectForGood('/certificates/');
}

export default function OldAddress() {
  return null;
}
