/** Works that a master does on a piece after its sale, as the price list of `/service-card/` has them. */
export const PIECE_WORKS = [
  'cleaning',
  'check',
  'polishing',
  'rhodium',
  'resizing',
  'soldering',
  'clasp',
  'stone-setting',
  'engraving',
] as const;
export type PieceWork = (typeof PIECE_WORKS)[number];

const NAMES: Readonly<Record<PieceWork, string>> = {
  cleaning: 'Чистка и\u00A0полировка',
  check: 'Проверка закрепки и\u00A0замков',
  polishing: 'Полировка',
  rhodium: 'Родирование',
  resizing: 'Подгонка размера',
  soldering: 'Пайка',
  clasp: 'Замена замка',
  'stone-setting': 'Закрепка камня',
  engraving: 'Гравировка',
};

/** «Подгонка размера» of `resizing`. */
export function pieceWorkName(work: PieceWork): string {
  return NAMES[work];
}
