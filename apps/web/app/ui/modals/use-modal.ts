import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { setModalEntries } from '#app/base/navigation/history-place.ts';
import { createModalHistory } from './modal-history.ts';
import { depthOf, dropModal, isTopModal, pushModal, subscribeToModals, type ModalId } from './open-modals.ts';

/** Phones and tablets, where Back closes layers. */
const WITH_BACK = '(max-width: 1023.98px), (pointer: coarse)';

const modalHistory = typeof window === 'undefined' ? null : openHistory();

/** The window's history; its listener runs before the router's. */
function openHistory() {
  const modals = createModalHistory(window.history);
  setModalEntries(modals);
  return modals;
}

/** A modal of the shop's stack: SPEC 9.8, z-index 1000 plus 2 for each modal below. */
export type Modal = {
  /** Custom properties for the backdrop and the popup. */
  layer: CSSProperties;
  /** For the dialog primitive: closes the modal if it is the top one. */
  onOpenChange: (isOpen: boolean) => void;
};

/** Makes a modal part of the stack: its layer, and Back on a phone. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const [modal] = useState<ModalId>(() => ({ name: 'modal' }));
  const depth = useSyncExternalStore(
    subscribeToModals,
    () => depthOf(modal),
    () => 0,
  );
  // Before the modal's first paint.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    pushModal(modal);
    return () => dropModal(modal);
  }, [isOpen, modal]);
  useBackCloses(isOpen, onClose);
  return {
    layer: { '--depth': depth } as CSSProperties,
    onOpenChange: (open) => {
      if (!open && isTopModal(modal)) onClose();
    },
  };
}

/** On a phone the modal gets a history entry, which Back removes while closing the modal. */
function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // The history is outside React.
  useEffect(() => {
    if (!isOpen || modalHistory === null || !matchMedia(WITH_BACK).matches) return undefined;
    return modalHistory.enter(() => close());
  }, [isOpen]);
}

/** Runs a full page load after the entries of open modals were removed: otherwise they would remain in the history. */
export function leaveModals(run: () => void): void {
  modalHistory?.leaveAll(run);
}
