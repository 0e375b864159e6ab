import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';

type DesignLook = { name: string; /** Theme of the text on the card. */ theme: 'light' | 'dark' };

/** The name of each design and the theme of its background. */
export const DESIGNS: Readonly<Record<CertificateDesign, DesignLook>> = {
  ruby: { name: 'Рубин', theme: 'dark' },
  night: { name: 'Ночь', theme: 'dark' },
  ring: { name: 'Кольцо', theme: 'light' },
  pearl: { name: 'Жемчуг', theme: 'light' },
  flower: { name: 'Цветок', theme: 'light' },
};
