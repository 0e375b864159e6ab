import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { startAsking } from './captcha-asking.ts';
import type { CaptchaAsking } from './captcha-asking.ts';
import type { InvisibleCaptchaProps } from './invisible-captcha.tsx';

export type Captcha = {
  /**
   * A fresh token that works once; rejects with `CaptchaFailed`. Most visitors notice nothing; `onQuestion` tells
   * when one is asked something after all, and when that is over.
   */
  ask: (onQuestion?: (isVisible: boolean) => void) => Promise<string>;
  /** Stops asking; the promise rejects as `cancelled`. */
  cancel: () => void;
  /** Must stand somewhere on the page while one asks. */
  element: ReactNode;
};

type Widget = { Component: ComponentType<InvisibleCaptchaProps>; key: number };

/** Proves that a person is at work. A shop without keys of the captcha uses its own stand-in. */
export function useCaptcha(): Captcha {
  const { captcha: settings } = usePublicSettings();
  const asking = useRef<CaptchaAsking | null>(null);
  const used = useRef(0);
  const [widget, setWidget] = useState<Widget | null>(null);

  // Whoever waits for a token of a form that is gone waits in vain.
  useEffect(() => () => asking.current?.fail('cancelled'), []);

  async function ask(onQuestion: (isVisible: boolean) => void = () => {}): Promise<string> {
    if (settings === null) return standInToken();
    asking.current?.fail('cancelled');
    const current = startAsking({ onQuestion, onAgain: () => void putUp() });
    asking.current = current;
    /** A widget once used gives its old token again: another key makes it a new one. */
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

/** The stand-in of the API takes anything, once. */
function standInToken(): string {
  return `stand-in-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}
