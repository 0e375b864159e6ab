import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { resolveQuickly } from './quick-resolve.ts';

// Reuses compiled code and stripped types of the last start: a second start loads a third faster.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/yahont-code', import.meta.url)));
resolveQuickly();
