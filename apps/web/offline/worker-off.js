// Served instead of the worker with OFFLINE_PAGE=0: removes the worker and its cache from browsers that have
// it.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name))),
      )
      .then(() => registration.unregister()),
  );
});
