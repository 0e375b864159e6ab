import { useLocation } from 'react-router';

/**
 * The setting that a stone is chosen for, as the query string of the next address: `?setting=avrora-white-gold`; empty
 * without one. The listing and the stone pass it on to the page that combines both.
 */
export function useSettingSearch(): string {
  const setting = new URLSearchParams(useLocation().search).get('setting');
  return setting === null || setting === '' ? '' : `?${new URLSearchParams({ setting }).toString()}`;
}
