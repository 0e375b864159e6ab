import { Navigate, useOutletContext } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { sectionsOf } from '#app/lib/session/sections.ts';

/** Leads to the first section that the person may see; everybody may see the last one. */
export function Home() {
  const me = useOutletContext<Me>();
  return <Navigate to={sectionsOf(me)[0]?.path ?? '/me'} replace />;
}
