import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Id of the place in a phone's header for a name. */
export const HEADER_THING_ID = 'header-thing';

type Props = { name: string; price: string };

/**
 * Shows the name of the piece in a phone's header, in place of the logo, when the header returns on scrolling
 * up.
 */
export function HeaderThing({ name, price }: Props) {
  // Another part of the tree renders the header; on the server there is nothing to render into.
  const place = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(HEADER_THING_ID),
    () => null,
  );
  return (
    place &&
    createPortal(
      <>
        <b>{name}</b>
        <small>{price}</small>
      </>,
      place,
    )
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
