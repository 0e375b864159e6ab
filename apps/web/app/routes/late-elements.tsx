import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ViewportWatch } from '#app/base/viewport/viewport-watch.tsx';
import { CallbackLoader } from '#app/features/callback/callback-loader.tsx';
import { Chat } from '#app/features/chat/chat.tsx';
import { CityQuestion } from '#app/features/city/city-question.tsx';
import { CityWatch } from '#app/features/city/city-watch.tsx';
import { CookieBanner } from '#app/features/cookie-banner/cookie-banner.tsx';
import { SearchOpener } from '#app/features/search/search-opener.tsx';
import { startMetrics } from '#app/lib/metrics/start-metrics.ts';
import { UserWatch } from '#app/lib/metrics/user-watch.tsx';
import { useIsModuleOn, usePublicSettings } from '#app/lib/public-settings.ts';
import { LeftOutWatch } from '#app/shell/left-out/left-out-watch.ts';
import { isSilent } from '#app/lib/visitor/is-silent.ts';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { PHONE_FROM_TO } from '#app/shell/phone-hours.ts';

const HOUSE = { text: PHONE_TEXT, href: PHONE_HREF, hours: PHONE_FROM_TO };

/** Parts that are loaded when the browser is idle, in one chunk. */
export function LateElements() {
  const { pathname } = useLocation();
  const { metrikaCounter } = usePublicSettings();
  // Counters are outside React.
  useEffect(() => startMetrics(metrikaCounter), [metrikaCounter]);
  useEffect(registerWorker, []);
  return (
    <>
      <LeftOutWatch />
      <ViewportWatch />
      {!isSilent(pathname) && <ShellElements />}
    </>
  );
}

/** SPEC 2.17: what the shell shows on every page except those with check_user. */
function ShellElements() {
  const isCallbackOn = useIsModuleOn('callbacks');
  return (
    <>
      <UserWatch />
      <CityWatch />
      <CookieBanner />
      <CityQuestion />
      <SearchOpener />
      <Chat />
      {isCallbackOn && (
        <div data-above-banner>
          <CallbackLoader house={HOUSE} />
        </div>
      )}
    </>
  );
}

/**
 * From now on the browser shows the offline page when there is no connection (`apps/web/offline`). A browser
 * that refuses works without it.
 */
function registerWorker(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
