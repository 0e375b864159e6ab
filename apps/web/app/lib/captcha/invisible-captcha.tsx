import { InvisibleSmartCaptcha } from '@yandex/smart-captcha';
import { useEffect } from 'react';
import type { CaptchaSettings } from '#app/lib/public-settings.ts';
import type { CaptchaEvent } from './captcha-asking.ts';
import { VendorBoundary } from './vendor-boundary.tsx';

export type InvisibleCaptchaProps = CaptchaSettings & { onEvent: (event: CaptchaEvent) => void };

/** Address of a script that could not be loaded. The provider's component requests it once per document. */
let missing: string | null = null;

/** Requests a token as soon as it is mounted. A new `key` requests a new token. */
export function InvisibleCaptcha({ siteKey, origin, language, onEvent }: InvisibleCaptchaProps) {
  // Scripts of the page are outside React. The provider's component waits for any script with this address.
  useEffect(() => {
    if (missing === null) return;
    const src = missing;
    missing = null;
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    script.onerror = () => {
      missing = src;
      onEvent({ type: 'javascript-error' });
    };
    document.body.append(script);
  }, [onEvent]);

  const isDark = document.documentElement.dataset['theme'] === 'dark';
  return (
    <VendorBoundary onFailure={() => onEvent({ type: 'javascript-error' })}>
      <InvisibleSmartCaptcha
        visible
        sitekey={siteKey}
        host={origin}
        language={language}
        theme={isDark ? 'dark' : 'light'}
        // The lower corners are used by the cookie question and the callback.
        shieldPosition="center-left"
        onSuccess={(token) => onEvent({ type: 'success', token })}
        onChallengeVisible={() => onEvent({ type: 'challenge-visible' })}
        onChallengeHidden={() => onEvent({ type: 'challenge-hidden' })}
        onNetworkError={() => onEvent({ type: 'network-error' })}
        onJavascriptError={({ filename }) => {
          if (!('smartCaptcha' in window)) missing = filename;
          onEvent({ type: 'javascript-error' });
        }}
        onTokenExpired={() => onEvent({ type: 'token-expired' })}
      />
    </VendorBoundary>
  );
}
