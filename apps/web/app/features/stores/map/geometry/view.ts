import type { Extent } from './extent.ts';
import type { Spot } from './project.ts';

/** What part of the map is shown: the zoom factor and the point (kilometres) in the centre. */
export type View = Spot & { zoom: number };

export const MAX_ZOOM = 8;

export function wholeView({ x, y }: Extent): View {
  return { x, y, zoom: 1 };
}

/** Zooms by the factor `times`; the point `about` keeps its place on the screen. */
export function zoomed(view: View, times: number, about: Spot, extent: Extent): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * times));
  const share = view.zoom / zoom;
  return within(
    { zoom, x: about.x + (view.x - about.x) * share, y: about.y + (view.y - about.y) * share },
    extent,
  );
}

/** Pans by kilometres. */
export function panned(view: View, dx: number, dy: number, extent: Extent): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, extent);
}

/** Keeps the view inside the map; the whole map is always centred. */
function within(view: View, extent: Extent): View {
  const room = 1 - 1 / view.zoom;
  return {
    zoom: view.zoom,
    x: extent.x + clamp(view.x - extent.x, (extent.width / 2) * room),
    y: extent.y + clamp(view.y - extent.y, (extent.height / 2) * room),
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
