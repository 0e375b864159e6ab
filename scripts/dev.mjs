// One port with hot reload: Vite inside the server for the storefront, a restart for the rest.
import { ensureInstalled } from './install.mjs';
import { serve } from './serve.mjs';

await ensureInstalled();
serve({ mode: 'development', nodeArguments: ['--watch', '--watch-preserve-output'] });
