// Development server on one port with hot reload: Vite runs inside the server for the storefront; other changes restart
// the server.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { serve } from './serve.mjs';

// Listed by name, because Node would also watch the copies of its configuration that Vite writes at every start.
const WATCHED = [
  'apps/server/src',
  'apps/api/src',
  'packages/contracts/src',
  'packages/values/src',
  'packages/demo/src',
];

await ensureInstalled();
serve({
  mode: 'development',
  nodeArguments: [
    '--watch-preserve-output',
    ...WATCHED.map((folder) => `--watch-path=${join(root, folder)}`),
  ],
});
