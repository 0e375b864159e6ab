/** The fields of a section that the header needs. */
export type HeaderSection = { name: string; url: string };

/** The listing of loose diamonds, which is not a section of the catalogue. */
export const DIAMONDS: HeaderSection = { name: 'Бриллианты', url: '/catalog/diamonds/' };
