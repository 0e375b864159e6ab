import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { typeset } from '@yahont/values/text/typeset.ts';

const FOLDER = join(import.meta.dirname, 'offline');
/** From the folder above. */
const STYLES = '../../../packages/front/src/styles';
const FONTS = ['cormorant-cyrillic', 'manrope-cyrillic', 'manrope-signs'] as const;
/** SVG drawings that the offline page copies from the sprite. */
const DRAWINGS = ['logo-letters', 'logo-stone'] as const;

/** The offline page and the service worker that shows it. The build generates their files. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const fonts = Object.fromEntries(
          FONTS.map((name) => {
            const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}`));
            if (file === undefined) this.error(`offline-files.ts: the build has no font ${name}`);
            return [name, `/${file}`];
          }),
        );
        const emit = (name: string, source: string): string => {
          const [stem, extension] = name.split('.');
          const fileName = `assets/${stem}-${hashOf(source).slice(0, 7)}.${extension}`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const style = emit(
          'offline.css',
          compact(read(`${STYLES}/tokens.css`) + facesOf(fonts) + read('page.css')),
        );
        const script = emit('offline.js', await minified(read('page.js')));
        const page = fill(read('page.html'), { style, script, ...drawings() }).replaceAll(
          /(?<=>)[^<>]+(?=<)/g,
          typeset,
        );
        const files = ['/offline.html', style, script, ...Object.values(fonts), '/favicon.svg'];
        const worker = fill(read('worker.js'), {
          version: hashOf(page).slice(0, 7),
          files: files.join("','"),
        });
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: page });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await minified(worker) });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker-off.js',
          source: await minified(read('worker-off.js')),
        });
      },
    },
  };
}

/**
 * The faces of `styles/fonts.css` with the build's addresses. They use `swap`: the page loads nothing else,
 * and is the first to need them.
 */
function facesOf(fonts: Readonly<Record<string, string>>): string {
  const faces = read(`${STYLES}/fonts.css`).match(/@font-face \{[^}]*\}/g) ?? [];
  return Object.entries(fonts)
    .map(([name, address]) => {
      const file = `./fonts/${name}.woff2`;
      const face = faces.find((one) => one.includes(file));
      if (face === undefined) throw new Error(`offline-files.ts: fonts.css has no face of ${name}`);
      return face.replace(file, address).replace('font-display: optional', 'font-display: swap');
    })
    .join('\n');
}

function drawings(): Record<string, string> {
  const sprite = read('../app/ui/icons/icons.svg');
  const crown = /<g id="brilliant-crown">([^]*?)<\/g>/.exec(sprite)?.[1] ?? '';
  const paths = DRAWINGS.map((id) => {
    const [, d = ''] = new RegExp(`id="${id}"[^>]*? d="([^"]*)"`).exec(sprite) ?? [];
    return [id, `d="${d}"`];
  });
  return { ...Object.fromEntries(paths), 'brilliant-crown': crown };
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

/** Replaces `{{name}}`. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{([\w-]+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '0');
}

function compact(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

async function minified(code: string): Promise<string> {
  return (await minify(code)).code ?? code;
}
