/** A picture: its base name and its alt text. */
export type PictureDraft = { name: string; alt: string };

/** An article as an author writes it; picture hashes, dates and the title of the tab are added later. */
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
  /** Days before the day on which the shop is filled. */
  daysAgo: number;
};

export type ActionDraft = ArticleDraft & {
  /**
   * First and last day relative to the day on which the shop is filled; negative numbers are in the past. Without a
   * last day the action is open-ended.
   */
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
  /** In reading order. */
  elements: readonly ArticleDraft[];
};
