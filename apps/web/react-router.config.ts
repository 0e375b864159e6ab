import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is smaller than one round trip for a part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
