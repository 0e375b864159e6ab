/** Who talks to the operator. The script of the chat finds it in `window.chatCustomer`; nobody signed in: not there. */
export type ChatCustomer = { id: number; name: string };

/** SPEC 9: milliseconds between taking the loader out and putting it back. */
const RELOAD_DELAY = 200;

/** What the chat needs of a page. */
export type ChatPage = {
  /** Adds the script; answers how to take it out. */
  insertScript: (address: string) => () => void;
  setCustomer: (customer: ChatCustomer | null) => void;
};

/**
 * SPEC 4: the first time it is known who is there, the loader is inserted; whenever somebody else is there, it is
 * taken out and put back after a while, with the time in its address so that it runs anew.
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
