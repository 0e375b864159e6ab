import { expect, type Locator, type Page } from '@playwright/test';

/** SPEC 5.1: the message of every invalid field. */
export const ERROR = 'Ошибка ввода данных';

export function field(place: Page | Locator, name: string): Locator {
  return place.getByRole('textbox', { name, exact: true });
}

/** The text under a field or a group, found by the reference that screen readers use. */
export async function expectError(control: Locator, text: string): Promise<void> {
  await expect.poll(() => errorOf(control)).toBe(text);
}

/** A field with the focus hides its error, so after a refusal the focus is on the frame of the first refused field. */
export async function expectFocusOnFrameOf(control: Locator): Promise<void> {
  await expect
    .poll(async () =>
      control.evaluate((element) => {
        const { activeElement } = document;
        const isAround = activeElement !== element && activeElement?.contains(element);
        const names = [...(activeElement?.querySelectorAll('input, textarea, select') ?? [])].map((each) =>
          each.getAttribute('name'),
        );
        return isAround ? new Set(names).size : 0;
      }),
    )
    .toBe(1);
}

async function errorOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids.find((id) => id.endsWith('-error')) ?? ids.at(-1) ?? '';
    return document.getElementById(error)?.textContent ?? '';
  });
}
