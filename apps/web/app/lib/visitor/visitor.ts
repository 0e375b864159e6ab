import { loadVisitor } from './load-visitor.ts';
import { createVisitorStore } from './visitor-store.ts';

/** The visitor of this tab. Only code of the browser changes it: pages contain no visitor. */
export const visitor = createVisitorStore(loadVisitor);
