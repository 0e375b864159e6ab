import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import { NotFound } from './not-found.tsx';
import layout from '#app/ui/text/layout.module.css';

/** Inside the frame of the shop: a page that is not there. */
export function MissingPage() {
  return (
    <NotFound>
      <PersonalRow className={`${layout.container} ${layout.section}`} />
    </NotFound>
  );
}
