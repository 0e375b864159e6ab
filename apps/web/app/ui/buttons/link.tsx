import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** The link leads to another site; without this flag the shell refuses such an address. */
  isExternal?: boolean;
};

/**
 * A plain anchor. One listener in the shell does client-side navigation and prefetching, because a list of 150 links
 * cannot afford a hook per link on the server.
 */
export function A({ isExternal = false, ...props }: Props) {
  if (!isExternal) return <a {...props} />;
  return <a data-external="" rel="noopener noreferrer" target="_blank" {...props} />;
}
