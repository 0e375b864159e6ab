import { data } from 'react-router';
import type { Route } from './+types/unmatched';

/** SPEC 8.3: no route matches this address. */
export function loader({ url }: Route.LoaderArgs): never {
  throw data({ title: `Page not found: ${url.pathname}` }, { status: 404 });
}

export default function Unmatched() {
  return null;
}
