import { keptPart } from '#app/ui/parts/near-part.tsx';

const load = async () => (await import('./footer.tsx')).Footer;

/** Its code is loaded only after a navigation from a page without a footer. */
export const KeptFooter = keptPart({ load, loaded: import.meta.env.SSR ? await load() : null });
