import { ButtonLink } from '#app/ui/buttons/button-link.tsx';

/** The one action of landing pages. */
export const LANDING_ACTION = <ButtonLink href="/catalog/">Выбрать украшение</ButtonLink>;
