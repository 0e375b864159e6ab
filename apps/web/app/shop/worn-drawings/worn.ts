import type { Size } from '@yahont/values/measures/size.ts';

/** Path data of a piece in millimetres: what is filled white and outlined, and finer lines over it. */
export type DrawnLines = {
  body: string;
  fine: string;
  /** Thick lines without a filling: hooks. */ wire?: string;
};

/** How a chain, a strand or a bracelet is drawn: as links, beads and stones in a row, or a smooth cord. */
export type Strand = { widthMm: number; look: 'links' | 'beads' | 'smooth' };

/** A piece as it is worn, from its own data. Lengths and positions are millimetres. */
export type Worn =
  | {
      part: 'hand';
      bandMm: number;
      /** Stones along the band, for a ring of 17 mm. */
      row: DrawnLines | null;
      head: (DrawnLines & { widthMm: number; lengthMm: number }) | null;
      /** «центр 5,1 мм, 0,50 ct» */
      stone: string;
      /** «ореол», «камень» */
      headName: string;
    }
  | {
      part: 'neck';
      strand: Strand;
      /** Hangs from the middle of the chain. */
      pendant: DrawnLines | null;
      /** How far the pendant hangs below the chain. */
      pendantMm: number;
      /** Lengths to choose from: the piece's own, or the usual ones for a pendant sold without a chain. */
      lengths: Size[];
      hasOwnLengths: boolean;
    }
  | {
      part: 'ear';
      /** Hangs from the lobe's hole, at zero. */
      piece: DrawnLines;
      widthMm: number;
      /** Whole height. */
      heightMm: number;
      /** How far it hangs below the lobe of a middle ear; zero or less: it does not reach below it. */
      belowMm: number;
    }
  | {
      part: 'wrist';
      strand: Strand;
      lengths: Size[];
      /** Inside a bangle, which has no length. */
      insideMm: number | null;
    };

export type WornPart = Worn['part'];
