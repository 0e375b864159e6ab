import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements that the server keeps per connection; lists of changing length would make ever more of them. */
const MOST_NAMES = 400;

/** `begin` and `commit` have nothing to plan. */
const SHORTEST = 30;

const names = new Map<string, string>();
/** Texts met once: most of them are met again, and those that are not need no name. */
const met = new Set<string>();

/**
 * A connection that lets the server parse and plan each repeated statement once. Halves what a short statement costs
 * there; a statement text stands for one shape of result, as columns are always listed.
 */
export class PreparingClient extends pg.Client {
  // The driver declares ten overloads; this one body serves them all and changes none.
  override query(...args: never[]): never {
    const [config, values] = args as unknown[];
    if (isUnnamed(config) && Array.isArray(values) && config.text.length > SHORTEST) {
      const name = nameOf(config.text);
      if (name !== undefined) args[0] = { ...config, name } as never;
    }
    return super.query(...(args as unknown as Parameters<pg.Client['query']>)) as never;
  }
}

function isUnnamed(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config)) return false;
  return (
    typeof config.text === 'string' &&
    (!('name' in config) || config.name === undefined) &&
    !('submit' in config)
  );
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  if (!met.has(text)) {
    if (met.size >= 10 * MOST_NAMES) met.clear();
    met.add(text);
    return undefined;
  }
  met.delete(text);
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
