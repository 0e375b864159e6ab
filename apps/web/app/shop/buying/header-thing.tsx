import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where the header of a phone has room for a name. */
export const HEADER_THING_ID = 'header-thing';

type Props = { name: string; price: string };

/** Names the piece in the header of a phone that comes back on scrolling up, in the place of the logo. */
export function HeaderThing({ name, price }: Props) {
  // Another part of the tree draws the header; the server has none to draw into.
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
