import { InvisibleSmartCaptcha } from '@yandex/smart-captcha';
import { useEffect } from 'react';
import type { CaptchaSettings } from '#app/lib/public-settings.ts';
import type { CaptchaEvent } from './captcha-asking.ts';

export type InvisibleCaptchaProps = CaptchaSettings & { onEvent: (event: CaptchaEvent) => void };

/** Address of the script that could not be had. The makers' component asks for it once in a document. */
let missing: string | null = null;

/** Asks for a token as soon as it stands on the page. Give it another `key` for another token. */
export function InvisibleCaptcha({ siteKey, origin, language, onEvent }: InvisibleCaptchaProps) {
  // Scripts of the page are outside React. The makers' component waits for whichever of them comes.
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
    <InvisibleSmartCaptcha
      visible
      sitekey={siteKey}
      host={origin}
      language={language}
      theme={isDark ? 'dark' : 'light'}
      // The corners at the bottom belong to the notice on cookies and to the call back.
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
  );
}
