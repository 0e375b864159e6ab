// Starts the shop from any state of a clone. Runs on Node 20.19 before anything is installed.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { serve } from './serve.mjs';

await ensureInstalled();
const code = await ensureBuilt();
if (code !== 0) process.exit(code);
serve({ mode: 'production' });
