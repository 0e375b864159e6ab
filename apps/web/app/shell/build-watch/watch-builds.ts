/** How often a visible page asks for the current build. */
const EVERY_MS = 5 * 60_000;
/** Minimum time between checks, for a tab that comes to the front repeatedly. */
const NOT_WITHIN_MS = 60_000;

type Around = {
  /** Id of the build that is served now; null when it could not be loaded. */
  ask: () => Promise<string | null>;
  isVisible: () => boolean;
  /** Unix milliseconds. */
  now: () => number;
};

export type BuildsWatch = {
  /** The tab came to the front. */
  look: () => void;
  stop: () => void;
};

/** Calls `onChange` once, when a build other than `own` is served, and then stops asking. */
export function watchBuilds(own: string, onChange: () => void, { ask, isVisible, now }: Around): BuildsWatch {
  let askedAt = now();
  let isOver = false;
  const timer = setInterval(() => void check(), EVERY_MS);

  async function check(): Promise<void> {
    if (isOver || !isVisible()) return;
    askedAt = now();
    const served = await ask();
    if (isOver || served === null || served === own) return;
    stop();
    onChange();
  }

  function stop(): void {
    isOver = true;
    clearInterval(timer);
  }

  return {
    look: () => {
      if (now() - askedAt >= NOT_WITHIN_MS) void check();
    },
    stop,
  };
}
