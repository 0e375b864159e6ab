import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True once the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // Idle time is outside React.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
