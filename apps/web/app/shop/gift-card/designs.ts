import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';

type Look = { name: string; /** Colours of the text on the card. */ theme: 'light' | 'dark' };

/** What each design is called, and on what ground it is drawn. */
export const DESIGNS: Readonly<Record<CertificateDesign, Look>> = {
  ruby: { name: 'Рубин', theme: 'dark' },
  night: { name: 'Ночь', theme: 'dark' },
  ring: { name: 'Кольцо', theme: 'light' },
  pearl: { name: 'Жемчуг', theme: 'light' },
  flower: { name: 'Цветок', theme: 'light' },
};
