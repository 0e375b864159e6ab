import type { StaffContext } from '#src/platform/context.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import type { KindRights, KindRules } from '../document-kind.ts';

/** What editors of articles and pages need. */
const TEXT_RIGHTS: KindRights = {
  see: 'content.draft',
  draft: 'content.draft',
  publish: 'content.publish',
  'roll-back': 'content.roll-back',
};

/**
 * Checks that a member of staff may do this to a text of a kind: the contract allows the call for every
 * kind.
 * @throws `no-such-call`, `approval-needed`
 */
export function requireRight(
  { caller }: StaffContext,
  { rights = TEXT_RIGHTS }: Pick<KindRules, 'rights'>,
  act: keyof KindRights,
): void {
  requirePermission(caller, rights[act]);
}

type TextChange = {
  /** Null: the text is hidden. */
  body: object | null;
  before: object | null;
};

/**
 * Checks the further rights needed for the difference from the published text. Throws like
 * `requireRight`.
 */
export function requireRightsToShow(
  { caller }: StaffContext,
  { rightsToShow }: Pick<KindRules, 'rightsToShow'>,
  { body, before }: TextChange,
): void {
  for (const permission of rightsToShow?.(body, before) ?? []) requirePermission(caller, permission);
}
