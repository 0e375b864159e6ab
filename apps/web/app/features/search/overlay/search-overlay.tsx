import { useId, useRef, useState } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useGo } from '#app/base/navigation/use-go.ts';
import { useModal } from '#app/ui/modals/use-modal.ts';
import { OverlayField } from './overlay-field.tsx';
import { OverlayNote } from './overlay-note.tsx';
import { ActiveOptionId } from './option.tsx';
import { forgetHistory, readHistory, remember } from './search-history.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useActiveOption } from '#app/ui/suggesting/use-active-option.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-overlay.module.css';

export type SearchOverlayProps = {
  /** The element that opened the overlay: it gets the focus back, and a field also the typed text. */
  from: HTMLElement;
  onClose: () => void;
};

/** The search overlay: suggests queries, sections, products, texts and stores for what is typed. */
export function SearchOverlay({ from, onClose }: SearchOverlayProps) {
  const { layer, onOpenChange } = useModal(true, onClose);
  const [text, setText] = useState(() => textIn(from));
  const [history, setHistory] = useState(readHistory);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const active = useActiveOption(list);
  const answer = useSuggestions(text);
  const go = useGo();
  const { suggestions, isCurrent, isError } = answer;

  function type(value: string): void {
    active.leave();
    setText(value);
    keepIn(from, value);
  }

  /** True when the target of the query is known and the navigation has started. */
  function submit(): boolean {
    remember(text);
    if (!isCurrent || suggestions === null) return false;
    go(suggestions.url);
    return true;
  }

  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup
          className={styles.popup}
          style={layer}
          aria-labelledby={titleId}
          initialFocus={field}
          finalFocus={() => from}
        >
          <OverlayField
            field={field}
            titleId={titleId}
            text={text}
            active={active}
            isExpanded={suggestions !== null}
            onType={type}
            onSubmit={submit}
          />
          <div className={styles.body}>
            <OverlayNote text={text} answer={answer} onSearch={() => remember(text)} />
            {suggestions !== null && !isError && (
              <ActiveOptionId value={active.id}>
                <SuggestionList list={list} suggestions={suggestions} history={history} onSearch={remember} />
              </ActiveOptionId>
            )}
            {history.length > 0 && text === '' && (
              <button
                type="button"
                className={styles.forget}
                onClick={() => {
                  forgetHistory();
                  setHistory([]);
                  field.current?.focus();
                }}
              >
                Стереть историю
              </button>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function textIn(opener: HTMLElement): string {
  return opener instanceof HTMLInputElement ? opener.value : '';
}

/** After closing, the field of the header contains the typed text. */
function keepIn(opener: HTMLElement, text: string): void {
  if (opener instanceof HTMLInputElement) opener.value = text;
}
