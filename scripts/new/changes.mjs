import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';
import { ArgumentError } from './arguments.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** Files to be written. Nothing is written until all changes are known to be possible. */
export class Changes {
  #texts = new Map();

  has(path) {
    return this.#texts.has(path) || existsSync(join(root, path));
  }

  read(path) {
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  }

  /** Creates a file from a template, whose placeholders are `__name__`. */
  create(path, template, values) {
    if (this.has(path)) throw new ArgumentError(`${path} exists already`);
    const text = readFileSync(join(TEMPLATES, template), 'utf8');
    const filled = text.replaceAll(/__(\w+?)__/g, (gap, name) => {
      if (!Object.hasOwn(values, name)) throw new Error(`${template}: nothing fills ${gap}`);
      return values[name];
    });
    this.#texts.set(path, filled);
  }

  /** @param change takes the text of an existing file and returns the new one */
  edit(path, change) {
    this.#texts.set(path, change(this.read(path)));
  }

  /** Writes and formats all files. @returns their paths */
  async write() {
    const paths = [...this.#texts.keys()];
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const formatted = paths.filter((path) => !path.endsWith('.md'));
    const { code, output } = await run('oxfmt', formatted, { env: withTools(), output: 'collect' });
    if (code !== 0) throw new Error(`oxfmt failed:\n${output}`);
    return paths;
  }
}
