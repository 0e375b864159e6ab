import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { MessageRefused } from '#src/platform/message-refused.ts';
import type { PushSender } from '#src/domains/messages/notifications/senders.ts';

export type WebPushSettings = {
  /** VAPID keys of the shop, base64url (RFC 8292). */
  publicKey: string;
  privateKey: string;
  /** Contact for push services about the shop's notices: `mailto:…` or `https://…`. */
  subject: string;
  /** Host of a local push service in tests; it is reached without TLS. */
  testHost?: string;
};

/** A notice that nobody has seen for a day is old news. */
const TTL_SECONDS = 86_400;
/**
 * Push services of browsers. The address comes from the browser, so other hosts are refused: otherwise
 * the server could be made to post to its own network.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/** Sends notices through the push service of each browser, encrypted for it only (RFC 8030, RFC 8291). */
export function createWebPushSender({
  publicKey,
  privateKey,
  subject,
  testHost,
}: WebPushSettings): PushSender {
  const accepts = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (url.host === testHost) return true;
    return url.protocol === 'https:' && url.port === '' && SERVICES.some((host) => host.test(url.hostname));
  };
  return {
    publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth }, notice) => {
      if (!accepts(endpoint)) return 'gone';
      // The library is loaded with the first notice, so that it does not slow down the start.
      const { default: webPush } = await import('web-push');
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        { TTL: TTL_SECONDS, vapidDetails: { subject, publicKey, privateKey }, contentEncoding: 'aes128gcm' },
      );
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headersOf(request.headers),
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.push.tryMs),
      });
      // The rest of the answer is not read; an unread body would keep the connection open.
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      // Another key or a broken request: a retry would be refused too.
      if (response.status === 400 || response.status === 403)
        throw new MessageRefused(`the push service refused: ${response.status}`);
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}

/** `fetch` counts the length itself. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

/** For a shop without keys: browsers are not offered notices. */
export function createNoPushSender(): PushSender {
  return { publicKey: null, accepts: () => false, send: async () => 'gone' };
}
