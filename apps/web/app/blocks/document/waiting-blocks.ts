import lead from '#app/features/leads/lead-form.module.css';
import { keptPart, nearPart } from '#app/ui/parts/near-part.tsx';
// For cards of stones, whose code runs on the server only.
import '#app/shop/cards/stone-card.module.css';
import styles from './document.module.css';

const loadGallery = async () => (await import('./needing-code/gallery-block.tsx')).GalleryBlock;
const loadFilm = async () => (await import('./needing-code/film-block.tsx')).FilmBlock;
const loadQuestions = async () => (await import('./needing-code/questions-block.tsx')).QuestionsBlock;
const loadPromo = async () => (await import('./needing-code/promo-block.tsx')).PromoBlock;
const loadRingSize = async () => (await import('./calculators/ring-size-block.tsx')).RingSizeBlock;
const loadGold = async () => (await import('./calculators/gold-block.tsx')).GoldBlock;
const loadPayback = async () => (await import('./calculators/payback-block.tsx')).PaybackBlock;
const loadGifts = async () => (await import('./calculators/gifts-block.tsx')).GiftsBlock;
const loadLeadForm = async () => (await import('#app/features/leads/lead-form.tsx')).LeadForm;
const loadStones = async () => (await import('./rows/stones-block.tsx')).StonesBlock;

/** Interactive blocks load their code when they come near; their styles are linked at once (`chunks.ts`). */
export const GalleryWhenNear = nearPart({
  load: loadGallery,
  loaded: import.meta.env.SSR ? await loadGallery() : null,
  className: styles.part,
});
export const FilmWhenNear = nearPart({
  load: loadFilm,
  loaded: import.meta.env.SSR ? await loadFilm() : null,
  className: styles.part,
});
export const QuestionsWhenNear = nearPart({
  load: loadQuestions,
  loaded: import.meta.env.SSR ? await loadQuestions() : null,
  className: styles.part,
});
export const PromoWhenNear = nearPart({
  load: loadPromo,
  loaded: import.meta.env.SSR ? await loadPromo() : null,
  className: styles.part,
});
export const RingSizeWhenNear = nearPart({
  load: loadRingSize,
  loaded: import.meta.env.SSR ? await loadRingSize() : null,
  className: styles.part,
});
export const GoldWhenNear = nearPart({
  load: loadGold,
  loaded: import.meta.env.SSR ? await loadGold() : null,
  className: styles.part,
});
export const PaybackWhenNear = nearPart({
  load: loadPayback,
  loaded: import.meta.env.SSR ? await loadPayback() : null,
  className: styles.part,
});
export const GiftsWhenNear = nearPart({
  load: loadGifts,
  loaded: import.meta.env.SSR ? await loadGifts() : null,
  className: styles.part,
});
export const LeadFormWhenNear = nearPart({
  load: loadLeadForm,
  loaded: import.meta.env.SSR ? await loadLeadForm() : null,
  className: lead.placed,
});

/** Drawings of stones need their geometry code only on the server: nothing on the page changes them. */
export const KeptStones = keptPart({
  load: loadStones,
  loaded: import.meta.env.SSR ? await loadStones() : null,
  className: styles.part,
});
