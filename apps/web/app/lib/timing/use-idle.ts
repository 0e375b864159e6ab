import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True from the moment the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // The browser's leisure is outside React.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
