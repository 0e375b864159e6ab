// Shows the offline page when a page cannot be loaded. Nothing else is ever cached: no page of the shop, no
// call, no price.
const CACHE = 'offline-{{version}}';
const PAGE = '/offline.html';
const FILES = ['{{files}}'];

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(start());
});

async function start() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is requested while the worker starts, so that the worker makes no page slower.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(loadPage(event));
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((file) => file ?? fetch(request)));
});

async function loadPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(PAGE, { ignoreVary: true });
    if (page === undefined) throw error;
    return page;
  }
}

// A notice of the shop: a title, a text and the page that it opens. It never names a price.
addEventListener('push', (event) => {
  const { title = 'Яхонт', text = '', path = '/', address = path } = readNotice(event.data);
  event.waitUntil(
    registration.showNotification(title, {
      body: text,
      lang: 'ru',
      icon: '/favicon.svg',
      data: { path, address },
    }),
  );
});

function readNotice(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/', address = path } = event.notification.data ?? {};
  event.waitUntil(openPage(ofShop(path), ofShop(address)));
});

function ofShop(path) {
  const { href, origin } = new URL(path, location.origin);
  return origin === location.origin ? href : location.origin;
}

// Focuses a page that is already open; otherwise opens its address, through the sign-in if necessary.
async function openPage(page, address) {
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === page);
  await (open ? open.focus() : clients.openWindow(address));
}
