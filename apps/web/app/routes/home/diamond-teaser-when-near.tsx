import { nearPart } from '#app/ui/parts/near-part.tsx';
// The page links styles of modules that it imports itself, and here it imports no other.
import '#app/features/home/diamonds/brilliant-drawing.module.css';
import '#app/features/home/diamonds/diamond-teaser.module.css';
import '#app/features/home/diamonds/stone-choice.module.css';
import '#app/ui/range/bound-field.module.css';
import '#app/ui/range/grade-field.module.css';
import '#app/ui/range/range-line.module.css';
import '#app/ui/range/range-slider.module.css';
import '#app/ui/range/range-ticks.module.css';
import '#app/ui/range/range-track.module.css';
import '#app/ui/stone-drawings/dimensions.module.css';
import '#app/ui/stone-drawings/stone-drawings.module.css';

const load = async () => (await import('#app/features/home/diamonds/diamond-teaser.tsx')).DiamondTeaser;

/** Drawings, sliders and histograms are a tenth of the page's code, and the teaser is far below its top. */
export const DiamondTeaserWhenNear = nearPart(load, import.meta.env.SSR ? await load() : null);
