import { ACTION_TOPICS } from '@yahont/contracts/content/action-topics.ts';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';

/** Filters of `/actions/` by subject, in the order of the page. */
export const ACTION_PARTS = ['code', ...ACTION_TOPICS] as const;
export type ActionPart = (typeof ACTION_PARTS)[number];

/** Filters of `/actions/` by time. */
export const ACTION_TIMES = ['now', 'ending', 'coming'] as const;
export type ActionTime = (typeof ACTION_TIMES)[number];

/** Parameters of the address. */
export const ACTION_KEYS = ['about', 'when'] as const;

/** null means all. */
export type ActionWish = { about: ActionPart | null; when: ActionTime | null };

/** `?about=code&when=ending` → the chosen filters; undefined when such a filter does not exist. */
export function readActionWish(params: URLSearchParams): ActionWish | undefined {
  const [about, when] = [params.get('about'), params.get('when')];
  const part = ACTION_PARTS.find((one) => one === about) ?? null;
  const time = ACTION_TIMES.find((one) => one === when) ?? null;
  return part === about && time === when ? { about: part, when: time } : undefined;
}

/** Address of a filtered page: `/actions/?about=code&when=ending`. */
export function actionsUrl({ about, when }: ActionWish): string {
  const query = [...(about ? [`about=${about}`] : []), ...(when ? [`when=${when}`] : [])];
  return query.length === 0 ? '/actions/' : `/actions/?${query.join('&')}`;
}

/**
 * The actions that match the filters, in their order. Ended actions are only in the full list of a subject,
 * not under a time.
 */
export function actionsOf(cards: readonly ArticleCard[], { about, when }: ActionWish): ArticleCard[] {
  return cards.filter((card) => isAbout(card, about) && isThen(card, when));
}

/** How many actions that have not ended a link leads to. */
export function countActions(cards: readonly ArticleCard[], wish: ActionWish): number {
  return actionsOf(cards, wish).filter(({ action }) => action?.state !== 'ended').length;
}

function isAbout({ action }: ArticleCard, about: ActionPart | null): boolean {
  if (about === null) return true;
  return about === 'code' ? action?.hasCode === true : action?.topic === about;
}

function isThen({ action }: ArticleCard, when: ActionTime | null): boolean {
  switch (when) {
    case null:
      return true;
    case 'now':
      return action?.state === 'current';
    case 'ending':
      return action?.isEnding === true;
    case 'coming':
      return action?.state === 'coming';
  }
}
