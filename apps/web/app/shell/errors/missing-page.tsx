import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import { NotFound } from './not-found.tsx';
import layout from '#app/ui/text/layout.module.css';

/** The 404 page inside the shop's frame. */
export function MissingPage() {
  return (
    <NotFound>
      <PersonalRow className={`${layout.container} ${layout.section}`} />
    </NotFound>
  );
}
