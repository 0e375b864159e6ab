import { useActionData, useNavigation } from 'react-router';
import { useAwaited } from './use-awaited.ts';

/**
 * The intent of the form that was sent last, until it is answered and the page has reloaded; null otherwise. After a refusal
 * it is null at once: what is corrected while the page still reloads may be sent again.
 */
export function useSentIntent(): string | null {
  const { state, formData } = useNavigation();
  const data = useActionData<unknown>();
  const isAwaited = useAwaited({ state, data });
  if (!isAwaited && isRefusal(data)) return null;
  const intent = formData?.get('intent');
  return typeof intent === 'string' ? intent : null;
}

/** Actions answer `ok: false` with the fields or the reason. */
export function isRefusal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false;
}
