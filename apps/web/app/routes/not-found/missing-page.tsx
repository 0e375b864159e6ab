import { isRouteErrorResponse } from 'react-router';
import { PersonalRow } from '#app/routes/recommendations/personal-row.tsx';
import { Breakdown } from '#app/shell/breakdown.tsx';
import { NotFound } from '#app/shell/not-found.tsx';
import layout from '#app/ui/layout.module.css';

/** Inside the frame of the shop: a page that is not there, or one that could not be shown. */
export function MissingPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Breakdown />;
  return (
    <NotFound>
      <PersonalRow className={`${layout.container} ${layout.section}`} />
    </NotFound>
  );
}
