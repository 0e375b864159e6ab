import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/**
 * The blocks of a text whose page has a form of its own: a second one would leave the visitor in doubt which to fill. The
 * way to an appointment is a link, so it stays.
 */
export function withoutForms(blocks: readonly Block[]): Block[] {
  return blocks.filter((block) => block.type !== 'form' || block.form === 'appointment');
}
