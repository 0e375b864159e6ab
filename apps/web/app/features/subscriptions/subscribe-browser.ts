import type { addPushEndpoint } from '@yahont/contracts/accounts/push.ts';
import { call } from '#app/lib/api/browser.ts';

/** Longest wait for the worker, which a page registers once it is idle. */
const WORKER_MS = 10_000;

/** Whether the browser can show notices while no page of the shop is open. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks the browser for permission to show notices and sends its address to the shop. Call it after a click:
 * browsers refuse otherwise.
 */
export async function subscribeBrowser(publicKey: string): Promise<'done' | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const registration = await workerInTime();
    if (registration === null) return 'failed';
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined) return 'failed';
    const { p256dh = '', auth = '' } = keys ?? {};
    await call<typeof addPushEndpoint>('POST', '/api/account/push', { endpoint, keys: { p256dh, auth } });
    return 'done';
  } catch {
    return 'failed';
  }
}

/**
 * The shop's service worker; null when it is not ready in time, for instance because it could not be loaded:
 * `ready` would wait forever.
 */
function workerInTime(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
