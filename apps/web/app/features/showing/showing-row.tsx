import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { placeNote, showingTitle } from './showing-words.ts';
import { useShowings } from './use-showings.ts';

type Props = { code: string; first: Pick<Showing, 'store' | 'place'>; link: ShowingLink };

/**
 * The soonest store, in the cached page; its first hour is added in the browser, in a line of the same
 * height.
 */
export function ShowingRow({ code, first, link }: Props) {
  const { data: showings } = useShowings({ kind: 'stone', code, skuId: null });
  return (
    <PromiseRow
      icon="eye"
      title={showingTitle(showings?.find(({ store }) => store.id === first.store.id))}
      note={placeNote('stone', first)}
      end={<PromiseLink {...link(null)}>Записаться</PromiseLink>}
    />
  );
}
