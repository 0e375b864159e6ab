/**
 * The signed-in customer. The chat script reads `window.chatCustomer`, which is missing for an anonymous
 * visitor.
 */
export type ChatCustomer = { id: number; name: string };

/** SPEC 9.7: milliseconds between removing the loader and adding it again. */
const RELOAD_DELAY = 200;

/** The page functions that the chat needs. */
export type ChatPage = {
  /** Adds the script. Returns a function that removes it. */
  insertScript: (address: string) => () => void;
  setCustomer: (customer: ChatCustomer | null) => void;
};

/**
 * SPEC 4.5: inserts the loader once the customer is known; when the customer changes, removes it and adds it again
 * after a delay, with the time in its address so that it runs again.
 */
export function createChat(loader: string, page: ChatPage): (customer: ChatCustomer | null) => void {
  let present: number | null | undefined;
  let remove = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (customer) => {
    page.setCustomer(customer);
    const id = customer?.id ?? null;
    if (id === present) return;
    const isFirst = present === undefined;
    present = id;
    if (isFirst) {
      remove = page.insertScript(loader);
      return;
    }
    clearTimeout(timer);
    remove();
    remove = () => undefined;
    timer = setTimeout(() => {
      remove = page.insertScript(withTime(loader));
    }, RELOAD_DELAY);
  };
}

function withTime(loader: string): string {
  const address = new URL(loader);
  address.searchParams.set('t', String(Date.now()));
  return address.href;
}
