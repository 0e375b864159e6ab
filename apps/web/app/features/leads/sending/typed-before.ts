type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type TypedBefore = { fillIn: (form: HTMLFormElement | null) => void };

/**
 * The values typed into the server's markup of a form whose code is loaded late (`nearPart`), while that
 * markup is still on the page; null when there is none.
 */
export function typedBefore(place: string): TypedBefore | null {
  if (place === '' || typeof document === 'undefined') return null;
  const markup = [...document.forms].find(({ dataset }) => dataset['place'] === place);
  if (markup === undefined) return null;
  const old = [...markup.elements];
  const focused = old.findIndex((element) => element === document.activeElement);
  return {
    fillIn: (form) => {
      if (form === null) return;
      for (const [index, control] of [...form.elements].entries()) {
        const before = old[index];
        if (isControl(control) && isControl(before) && control.name === before.name) copy(before, control);
        if (index === focused && control instanceof HTMLElement) control.focus({ preventScroll: true });
      }
    },
  };
}

function isControl(element: Element | undefined): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function copy(from: Control, to: Control): void {
  if (!(to instanceof HTMLInputElement && from instanceof HTMLInputElement)) {
    to.value = from.value;
    return;
  }
  switch (to.type) {
    case 'hidden':
      return;
    case 'checkbox':
    case 'radio':
      to.checked = from.checked;
      return;
    case 'file':
      if (from.files === null || from.files.length === 0) return;
      to.files = from.files;
      // The field shows the names of its files.
      to.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    default:
      to.value = from.value;
  }
}
