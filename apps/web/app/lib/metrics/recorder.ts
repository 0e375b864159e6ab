import type { DataLayer } from './data-layer.ts';
import { cartEvent, detailEvent, orderEvent, pressEvent, viewEvents } from './ecommerce.ts';
import type { Metrics } from './metrics.ts';
import type { Happening, Watched } from './track.ts';

type Page = Extract<Happening, { kind: 'page' }>;

/** Reports which of the given elements were seen and clicked. */
export type Watcher = {
  watch: (element: Element, watched: Watched) => void;
  /** Another page: reports what was seen, and everything counts as unseen again. */
  turnPage: () => void;
};
type Eyes = { onSeen: (seen: readonly Watched[]) => void; onPress: (watched: Watched) => void };

type RecorderDeps = {
  layer: DataLayer;
  makeWatcher: (eyes: Eyes) => Watcher;
  isFirstCount: (orderId: number) => boolean;
};

/** Turns actions in the shop into events for counters. */
export type Recorder = {
  record: (happening: Happening) => void;
  /** Adds a counter, which gets the open page first and later events until the returned function is called. */
  join: (counter: Metrics) => () => void;
};

export function createRecorder({ layer, makeWatcher, isFirstCount }: RecorderDeps): Recorder {
  const everywhere: Metrics[] = [layer];
  let page: Page | null = null;
  let user: number | null = null;
  let productId: number | null = null;

  const send: Metrics = {
    hit: (url, about) => everywhere.forEach((metrics) => metrics.hit(url, about)),
    goal: (name, params) => everywhere.forEach((metrics) => metrics.goal(name, params)),
    ecommerce: (event) => everywhere.forEach((metrics) => metrics.ecommerce(event)),
    user: (id) => everywhere.forEach((metrics) => metrics.user(id)),
  };
  const watcher = makeWatcher({
    onSeen: (seen) => viewEvents(seen).forEach(send.ecommerce),
    onPress: (watched) => send.ecommerce(pressEvent(watched)),
  });

  function record(happening: Happening): void {
    switch (happening.kind) {
      case 'page':
        watcher.turnPage();
        page = happening;
        user = null;
        productId = null;
        return tellPage(send, happening);
      case 'user':
        if (user === happening.id) return;
        user = happening.id;
        return send.user(happening.id);
      case 'watch':
        return watcher.watch(happening.element, happening.watched);
      case 'detail':
        // The same page with updated stock is not another view.
        if (productId === happening.product.id) return;
        productId = happening.product.id;
        return send.ecommerce(detailEvent(happening.product));
      case 'cart':
        return send.ecommerce(cartEvent(happening.change, happening.line, happening.quantity));
      case 'order':
        if (isFirstCount(happening.order.id)) send.ecommerce(orderEvent(happening.order));
    }
  }

  return {
    record,
    join(counter) {
      layer.forgetEarlierPages();
      everywhere.push(counter);
      if (user !== null) counter.user(user);
      if (page !== null) tellPage(counter, page);
      return () => void everywhere.splice(everywhere.indexOf(counter), 1);
    },
  };
}

/** SPEC 7.5: a hit and the goal `pageVisit`, each with the address of the page. */
function tellPage(metrics: Metrics, { url, title, referer }: Page): void {
  metrics.hit(url, { title, referer });
  metrics.goal('pageVisit', { url });
}
