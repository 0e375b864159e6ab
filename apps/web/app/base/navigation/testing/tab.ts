import { vi } from 'vitest';

type Entry = { url: URL; state: unknown };

/**
 * A simulated browser tab. `history.go` takes effect in a later task, as in a browser; `settled` waits for it. Its
 * globals stay until `vi.unstubAllGlobals`.
 */
export class Tab {
  private entries: readonly Entry[];
  private at = 0;
  private window = new EventTarget();

  constructor(address: string) {
    this.entries = [{ url: new URL(address), state: null }];
    this.load();
  }

  /** Path and state of the current entry. */
  get current(): { path: string; state: unknown } {
    return { path: this.entry.url.pathname, state: this.entry.state };
  }

  /** Loads the current page: a new window with the same history. */
  load(): void {
    const history = Object.defineProperty(
      {
        pushState: (state: unknown, _unused: string, url?: string) => this.write(this.at + 1, state, url),
        replaceState: (state: unknown, _unused: string, url?: string) => this.write(this.at, state, url),
        go: (delta: number) => void setTimeout(() => this.traverse(delta)),
      },
      'state',
      { get: () => this.entry.state },
    );
    this.window = Object.defineProperties(new EventTarget(), {
      history: { value: history },
      location: { get: () => this.entry.url },
      // The window is the global object.
      fetch: {
        get: () => globalThis.fetch,
        set: (fetch) => {
          vi.stubGlobal('fetch', fetch);
        },
      },
    });
    vi.stubGlobal('window', this.window);
    vi.stubGlobal('history', history);
    vi.stubGlobal('document', { defaultView: this.window });
  }

  /** The shopper presses Back or Forward. Resolves after all moves that follow from it. */
  async press(delta: 1 | -1): Promise<void> {
    this.traverse(delta);
    await this.settled();
  }

  /** Resolves when nothing has moved for three tasks: a handler of a move may move again. */
  async settled(): Promise<void> {
    for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  }

  private get entry(): Entry {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('no current entry');
    return entry;
  }

  private write(at: number, state: unknown, url?: string): void {
    const entry = { state: structuredClone(state), url: new URL(url ?? '', this.entry.url) };
    this.entries = at === this.at ? this.entries.with(at, entry) : [...this.entries.slice(0, at), entry];
    this.at = at;
  }

  private traverse(delta: number): void {
    if (this.entries[this.at + delta] === undefined) return;
    this.at += delta;
    this.window.dispatchEvent(Object.assign(new Event('popstate'), { state: this.entry.state }));
  }
}
