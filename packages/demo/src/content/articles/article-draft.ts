/** A picture by its base name and what it shows. */
export type PictureDraft = { name: string; alt: string };

/** An article as it is written; hashes, days and the title for the tab are added later. */
export type ArticleDraft = {
  code: string;
  h1: string;
  /** For search engines. */
  description: string;
  lead: string;
  picture: PictureDraft;
  sections: {
    heading: string;
    paragraphs?: string[];
    list?: string[];
    figure?: PictureDraft & { caption: string };
  }[];
  link?: { text: string; url: string };
  note?: string;
};

export type NewsDraft = ArticleDraft & {
  /** Days before the shop was filled. */
  daysAgo: number;
};

export type ActionDraft = ArticleDraft & {
  /** Days from the day the shop is filled; negative ones have passed. No last day: until further notice. */
  runs: { from: number; to: number | null };
  condition: string;
  promoCode?: string;
};

export type GuideDraft = {
  code: string;
  name: string;
  description: string;
  lead: string;
  picture: PictureDraft;
  /** In the order of reading. */
  elements: readonly ArticleDraft[];
};
