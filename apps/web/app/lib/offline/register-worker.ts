/** Lets the browser show the offline page from now on (`apps/web/offline`). A browser that refuses does without it. */
export function registerWorker(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
