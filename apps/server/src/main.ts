import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { resolveQuickly } from './start/quick-resolve.ts';

// Compiled code and stripped types of the last start: a second start spends a third less on loading.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/yahont-code', import.meta.url)));
resolveQuickly();
await import('./start/run.ts');
