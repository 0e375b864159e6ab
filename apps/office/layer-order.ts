import type { Plugin } from 'vite';

/** Floors of the styles, as `styles/index.css` names them. */
const ORDER = '@layer reset,tokens,base,parts,blocks,frame,pages;';

/**
 * Names the order of the layers in each file of styles. The first file that a browser reads decides it, and that may be one
 * of a chunk that two pages share; the minifier leaves the statement out where the layers are in that order already.
 */
export function nameLayerOrder(): Plugin {
  return {
    name: 'office-layer-order',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = ORDER + textOf(file.source);
      },
    },
  };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
