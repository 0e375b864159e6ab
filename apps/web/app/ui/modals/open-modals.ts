/** Identifies a mounted modal. */
export type ModalId = { readonly name: 'modal' };

/** Open modals, the top one last. */
const open: ModalId[] = [];
/** Depth of a modal when it was opened last; kept while it fades out. */
const depths = new WeakMap<ModalId, number>();
const listeners = new Set<() => void>();

export function pushModal(modal: ModalId): void {
  depths.set(modal, open.push(modal) - 1);
  for (const listener of listeners) listener();
}

export function dropModal(modal: ModalId): void {
  const index = open.indexOf(modal);
  if (index !== -1) open.splice(index, 1);
}

export function depthOf(modal: ModalId): number {
  return depths.get(modal) ?? 0;
}

/** Only the top modal reacts to Esc, to Back and to a click outside. */
export function isTopModal(modal: ModalId): boolean {
  return open.at(-1) === modal;
}

export function isAnyModalOpen(): boolean {
  return open.length > 0;
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
