import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { startAsking, type CaptchaAsking } from './captcha-asking.ts';
import type { InvisibleCaptchaProps } from './invisible-captcha.tsx';

export type Captcha = {
  /**
   * A new token, valid once; rejects with `CaptchaFailed`. Most visitors see nothing; `onQuestion` is called when a
   * question is shown, and when it is hidden.
   */
  ask: (onQuestion?: (isVisible: boolean) => void) => Promise<string>;
  /** Cancels the request; the promise rejects as `cancelled`. */
  cancel: () => void;
  /** Must be rendered on the page while a token is requested. */
  element: ReactNode;
};

type Widget = { Component: ComponentType<InvisibleCaptchaProps>; key: number };

/** Checks that a person is present. A shop without captcha keys uses the demo captcha. */
export function useCaptcha(): Captcha {
  const { captcha: settings } = usePublicSettings();
  const asking = useRef<CaptchaAsking | null>(null);
  const used = useRef(0);
  const [widget, setWidget] = useState<Widget | null>(null);

  // The form was unmounted, so its pending request is cancelled.
  useEffect(() => () => asking.current?.fail('cancelled'), []);

  async function ask(onQuestion: (isVisible: boolean) => void = () => {}): Promise<string> {
    if (settings === null) return standInToken();
    asking.current?.fail('cancelled');
    const current = startAsking({ onQuestion, onAgain: () => void putUp() });
    asking.current = current;
    /** A used widget returns its old token: a new key renders a new widget. */
    async function putUp(): Promise<void> {
      try {
        const { InvisibleCaptcha: Component } = await import('./invisible-captcha.tsx');
        used.current += 1;
        if (asking.current === current) setWidget({ Component, key: used.current });
      } catch {
        current.fail('unavailable');
      }
    }
    void putUp();
    try {
      return await current.token;
    } finally {
      if (asking.current === current) {
        asking.current = null;
        setWidget(null);
      }
    }
  }

  return {
    ask,
    cancel: () => asking.current?.fail('cancelled'),
    element: widget !== null && settings !== null && (
      <widget.Component {...settings} key={widget.key} onEvent={(event) => asking.current?.hear(event)} />
    ),
  };
}

/** The API's demo captcha accepts any token, once. */
function standInToken(): string {
  return `stand-in-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}
