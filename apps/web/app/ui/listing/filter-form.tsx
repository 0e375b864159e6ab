import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';

type Props = { id: string; label?: string; children: ReactNode };

/** The filters of a listing, for a page without JavaScript; the sort of the bar belongs to it by its `id`. */
export function FilterForm({ id, label, children }: Props) {
  const { pathname } = useLocation();
  return (
    <form id={id} action={pathname} data-keep-scroll="" onSubmit={stay} aria-label={label}>
      {children}
    </form>
  );
}

/** With JavaScript every control applies at once, so Enter in a field must not submit the form too. */
function stay(event: FormEvent) {
  event.preventDefault();
}
