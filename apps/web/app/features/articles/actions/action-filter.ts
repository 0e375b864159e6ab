import { ACTION_TOPICS } from '@yahont/contracts/content/action-topics.ts';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';

/** Parts of `/actions/` by what an action is about, in the order of the page. */
export const ACTION_PARTS = ['code', ...ACTION_TOPICS] as const;
export type ActionPart = (typeof ACTION_PARTS)[number];

/** Parts by when. */
export const ACTION_TIMES = ['now', 'ending', 'coming'] as const;
export type ActionTime = (typeof ACTION_TIMES)[number];

/** Parameters of the address. */
export const ACTION_KEYS = ['about', 'when'] as const;

/** null for all. */
export type ActionWish = { about: ActionPart | null; when: ActionTime | null };

/** `?about=code&when=ending` → what is asked for; undefined when there is no such part. */
export function readActionWish(params: URLSearchParams): ActionWish | undefined {
  const [about, when] = [params.get('about'), params.get('when')];
  const part = ACTION_PARTS.find((one) => one === about) ?? null;
  const time = ACTION_TIMES.find((one) => one === when) ?? null;
  return part === about && time === when ? { about: part, when: time } : undefined;
}

/** Address of a part: `/actions/?about=code&when=ending`. */
export function actionsUrl({ about, when }: ActionWish): string {
  const query = [...(about ? [`about=${about}`] : []), ...(when ? [`when=${when}`] : [])];
  return query.length === 0 ? '/actions/' : `/actions/?${query.join('&')}`;
}

/** The actions of a part, in their order. Those that ended are in the whole list of a subject alone, not under a time. */
export function actionsOf(cards: readonly ArticleCard[], { about, when }: ActionWish): ArticleCard[] {
  return cards.filter((card) => isAbout(card, about) && isThen(card, when));
}

/** How many of the actions that did not end a link leads to. */
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
