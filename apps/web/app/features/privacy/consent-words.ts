import type { ConsentKind, GivenConsent } from '@yahont/contracts/consents/consents.ts';

/** The name of a consent in the account. */
export const CONSENT_WORDS: Readonly<Record<ConsentKind, string>> = {
  offer: 'Условия продажи',
  'personal-data': 'Обработка персональных данных',
  marketing: 'Письма и сообщения',
  cookies: 'Статистика посещений',
  'saved-card': 'Сохранённые карты',
  reminder: 'Напоминания о\u00A0днях близких',
};

/** A consent of the account with all its texts. */
export type ShownConsent = Pick<GivenConsent, 'kind' | 'isGiven' | 'at'> & {
  texts: readonly Pick<GivenConsent, 'document' | 'version'>[];
};

const ORDER: readonly ConsentKind[] = [
  'personal-data',
  'offer',
  'marketing',
  'reminder',
  'saved-card',
  'cookies',
];

/** Kinds that can have several consents at once, each with a scope. */
const HAS_SCOPES: ReadonlySet<ConsentKind> = new Set<ConsentKind>(['marketing', 'reminder', 'saved-card']);

/**
 * One row per kind. Letters are agreed to while any topic is, and saved cards while any card is saved; the
 * other kinds have their latest state.
 * @param items the latest record of each kind, scope and text
 */
export function shownConsents(items: readonly GivenConsent[]): ShownConsent[] {
  return ORDER.flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const [latest] = own.toSorted((a, b) => b.at.localeCompare(a.at));
    if (latest === undefined) return [];
    const isGiven = HAS_SCOPES.has(kind) ? own.some((item) => item.isGiven) : latest.isGiven;
    const said = own.filter((item) => item.isGiven === isGiven).toSorted((a, b) => b.at.localeCompare(a.at));
    const [first = latest] = said;
    const texts = said
      .filter(({ at }) => at === first.at)
      .filter(({ document }, index, all) => all.findIndex((one) => one.document === document) === index)
      .map(({ document, version }) => ({ document, version }));
    return [{ kind, isGiven, at: first.at, texts }];
  });
}
