import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { logFailure } from '#app/base/log-failure.ts';
import { makeNextLoadWhole } from '#app/base/navigation/full-page-load.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';

/**
 * A part of a page that is loaded on demand. When its chunk cannot be loaded, even on retry, the page stays.
 * `Instead` is shown in its place, by default nothing; a modal shows a message and closes. The next
 * navigation is then a full page load (SPEC 4.6).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Missing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => (await loadPart(load)) ?? { default: Instead });
}

/** Loads a chunk, with one retry. Null when both fail: then the next navigation is a full page load. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load().catch(load);
  } catch (error) {
    logFailure('Ошибка загрузки части страницы', error);
    makeNextLoadWhole();
    return null;
  }
}

function Missing(props: { onClose?: unknown }): null {
  const { onClose } = props;
  // The parent owns the state that opens a modal.
  useEffect(() => {
    if (typeof onClose !== 'function') return;
    showToast({ content: 'Не получилось открыть окно. Обновите страницу' });
    onClose();
  }, [onClose]);
  return null;
}
