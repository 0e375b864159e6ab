import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { CallbackCountdown } from './callback-countdown.tsx';
import { CallbackForm } from './callback-form.tsx';
import { canSubmit, isEnding, secondsLeft } from './callback-machine.ts';
import { CallbackOutcome } from './callback-outcome.tsx';
import type { CallbackStore } from './callback-store.ts';
import { filledPart, spokenText } from './callback-texts.ts';
import type { HousePhone } from './house-phone.ts';
import { useCallbackRequest } from './use-callback-request.ts';
import panel from './callback-panel.module.css';

export { callbackStore } from './callback-store.ts';

export type CallbackPanelProps = {
  store: CallbackStore;
  house: HousePhone;
  /** Whether the shopper opened the panel, which then takes the focus. */
  onOpen: () => boolean;
  /** The focus was inside the panel and must move elsewhere. */
  onClose: () => void;
};

/** The panel that the button opens: form, countdown, result. */
export function CallbackPanel({ store, house, onOpen, onClose }: CallbackPanelProps) {
  const callback = useCallbackRequest(store);
  const { state } = callback;
  const { isOpen, request } = state;
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);

  // The focus is outside React: it moves into a panel that the shopper opened, and out again.
  const moveFocus = useEffectEvent((isNowOpen: boolean) => {
    if (isNowOpen) {
      if (onOpen()) focusInside(dialog.current);
    } else if (dialog.current?.contains(document.activeElement)) {
      onClose();
    }
  });
  useLayoutEffect(() => moveFocus(isOpen), [isOpen]);
  useEscape(dialog, callback.close);
  // The pressed button disappears with the form, so the focus moves to the dialog.
  useEffect(() => {
    if (request.step === 'counting') dialog.current?.focus({ preventScroll: true });
  }, [request.step]);

  return (
    <>
      <div
        ref={dialog}
        className={panel.root}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={!isOpen}
        data-compact={(state.isByItself && request.step === 'idle') || undefined}
      >
        {request.step === 'idle' && (
          <CallbackForm
            key={state.round}
            titleId={titleId}
            phone={state.phone}
            hours={house.hours}
            canSubmit={canSubmit(state)}
            onType={callback.type}
            onSubmit={() => void callback.submit()}
          />
        )}
        {request.step === 'counting' && (
          <CallbackCountdown
            titleId={titleId}
            seconds={secondsLeft(state)}
            filled={filledPart(state)}
            isEnding={isEnding(state)}
            phoneText={house.text}
          />
        )}
        {request.step === 'finished' && (
          <CallbackOutcome
            titleId={titleId}
            isSuccess={request.isSuccess}
            phone={state.phone}
            house={house}
          />
        )}
        <button type="button" className={panel.close} aria-label="Закрыть" onClick={callback.close}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <p role="status" className={text.hidden}>
        {spokenText(state)}
      </p>
      {callback.captchaElement}
    </>
  );
}

/** Esc closes the panel that has the focus; a dialog above the page handles its own. */
function useEscape(place: RefObject<HTMLElement | null>, close: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('keydown', onEscape);
    return () => element?.removeEventListener('keydown', onEscape);
  }, [place]);
}

/** Focuses the field with a mouse; on a touch screen the keyboard would cover the panel. */
function focusInside(dialog: HTMLElement | null): void {
  const field = matchMedia('(pointer: fine)').matches ? dialog?.querySelector('input') : null;
  (field ?? dialog)?.focus({ preventScroll: true });
}
