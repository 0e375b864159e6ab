import { redirect } from 'react-router';
import {
  getProductShowings,
  getServiceShowings,
  getStoneShowings,
  type Showing,
} from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { listOwnVisits, showVisit } from '@yahont/contracts/appointments/visits.ts';
import { isSameThing } from '#app/features/showing/shown.ts';
import { showingHref, type VisitState } from '#app/features/showing/showing-address.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';

/** Free hours for a thing, and the existing visit of a signed-in shopper for it. */
export async function loadAsking({ api, isSignedIn }: VisitorPage, thing: ShownThing) {
  const own = isSignedIn ? await api(listOwnVisits) : [];
  return {
    kind: 'asking' as const,
    showings: await loadShowings(api, thing),
    own: own.find(({ shown }) => isSameThing(shown, thing)) ?? null,
  };
}

/**
 * The appointment behind a link. An address of a different thing redirects to the right one.
 * @throws the page's 404
 */
export async function loadVisit(
  { api }: Pick<VisitorPage, 'api'>,
  state: VisitState,
  { isHere, path }: { isHere: (thing: ShownThing) => boolean; path: string },
) {
  const visit = await or404(api(showVisit, { params: { link: state.link } }), path);
  const { shown } = visit;
  if (!isHere(shown)) throw redirect(showingHref(shown, { visit: state }));
  const isMoving = state.step === 'move' && visit.state === 'requested' && !visit.isPast;
  return {
    kind: 'visit' as const,
    visit,
    state,
    showings: isMoving ? await loadShowings(api, shown, state.link) : [],
  };
}

/** @param visit link of the visit to move: its own hours remain available to its visitor */
function loadShowings(api: CallApi, thing: ShownThing, visit?: string): Promise<readonly Showing[]> {
  const ofVisit = visit === undefined ? {} : { visit };
  switch (thing.kind) {
    case 'stone':
      return api(getStoneShowings, { params: { code: thing.code }, query: ofVisit });
    case 'product':
      return api(getProductShowings, {
        params: { id: thing.productId },
        query: { ...ofVisit, ...(thing.skuId === null ? {} : { sku: thing.skuId }) },
      });
    case 'fitting': {
      const products = thing.productIds.length === 0 ? {} : { products: thing.productIds.join(',') };
      return api(getServiceShowings, { query: { for: thing.kind, ...products, ...ofVisit } });
    }
    case 'gold':
    case 'engraving':
    case 'care':
      return api(getServiceShowings, { query: { for: thing.kind, ...ofVisit } });
  }
}
