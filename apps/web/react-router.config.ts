import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table of routes is smaller than one round trip to discover a part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
