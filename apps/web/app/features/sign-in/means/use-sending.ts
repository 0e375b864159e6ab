import { useNavigation } from 'react-router';

/** Whether the form with this intent is being sent, until the page has its answer. */
export function useSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state === 'submitting' && formData?.get('intent') === intent;
}
