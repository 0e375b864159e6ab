import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CallbackLoader } from '#app/features/callback/callback-loader.tsx';
import { Chat } from '#app/features/chat/chat.tsx';
import { CityWatch } from '#app/features/city/city-watch.tsx';
import { CookieBanner } from '#app/features/cookie-banner/cookie-banner.tsx';
import { startMetrics } from '#app/lib/metrics/start-metrics.ts';
import { UserWatch } from '#app/lib/metrics/user-watch.tsx';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { PHONE_HREF, PHONE_TEXT } from '#app/shell/contacts.ts';

const HOUSE = { text: PHONE_TEXT, href: PHONE_HREF };

/** What a page does without until the browser is idle; in one chunk. */
export function LateElements() {
  const { pathname } = useLocation();
  const { metrikaCounter } = usePublicSettings();
  // Counters are outside React.
  useEffect(() => startMetrics(metrikaCounter), [metrikaCounter]);
  return !pathname.includes('check_user') && <ShellElements />;
}

/** SPEC 2: what the shell shows on every page but the check of a user. */
function ShellElements() {
  return (
    <>
      <UserWatch />
      <CityWatch />
      <CookieBanner />
      <Chat />
      <div data-above-banner>
        <CallbackLoader house={HOUSE} />
      </div>
    </>
  );
}
