// Imported by the shop's process before its own code: holds all diamonds as the facet engine does, so that memory is
// measured with products and stones in one process.
import { buildColumns } from '@yahont/api/facets/columns.ts';
import { readStones, STONES } from '@yahont/api/testing/facets/stones.ts';

const stones = await readStones();
const columns = await buildColumns(STONES, stones);
// Reachable from outside the module, or the memory would be freed.
Object.assign(globalThis, { heldForMeasuring: { stones, columns } });
