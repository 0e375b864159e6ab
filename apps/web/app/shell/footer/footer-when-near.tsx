import { nearPart } from '#app/ui/parts/near-part.tsx';

const load = async () => (await import('./footer.tsx')).Footer;

/** The browser needs its code only after a navigation from a page without a footer: links work without it. */
export const FooterWhenNear = nearPart(load, import.meta.env.SSR ? await load() : null);
