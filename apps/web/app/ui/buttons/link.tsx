import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Leads to another site on purpose; without it the shell refuses such an address. */
  isExternal?: boolean;
};

/**
 * A plain anchor. Navigation without a reload and prefetching are the work of one listener in the shell,
 * because a list of 150 links cannot afford a hook per link on the server.
 */
export function A({ isExternal = false, ...props }: Props) {
  if (!isExternal) return <a {...props} />;
  return <a data-external="" rel="noopener noreferrer" target="_blank" {...props} />;
}
