import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { timeLeft } from './time-left.ts';

type Remaining = { text: string; ms: number };

/**
 * The time left until a moment, updated every second; null before the first update and without scripts.
 * Reloads the page's data when the time is up.
 */
export function useTimeLeft(expiresAt: string): Remaining | null {
  const [left, setLeft] = useState<Remaining | null>(null);
  const { revalidate } = useRevalidator();
  // A clock is outside React.
  useEffect(() => {
    const end = Date.parse(expiresAt);
    const tick = () => {
      const now = Date.now();
      const text = timeLeft(end, now);
      setLeft(text === null ? null : { text, ms: end - now });
      if (text !== null) return;
      clearInterval(timer);
      void revalidate();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [expiresAt, revalidate]);
  return left;
}
