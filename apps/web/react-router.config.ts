import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { packManifest } from './pack-manifest.ts';

export default {
  ssr: true,
  // The whole route table is smaller than the cost of a round trip for a part of it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    packManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
