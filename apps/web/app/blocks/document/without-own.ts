import type { Block, ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** What a page has besides its text. */
export type OwnParts = { hasForm?: boolean; calculator?: ShownCalculator['calculator'] };

/**
 * The blocks of a text without those that its page has of its own: a second form would leave the visitor in doubt which to
 * fill, and a second calculator would count something else. The way to an appointment is a link, so it stays.
 */
export function withoutOwn(blocks: readonly Block[], { hasForm = false, calculator }: OwnParts): Block[] {
  return blocks.filter((block) => {
    if (block.type === 'form') return !hasForm || block.form === 'appointment';
    return block.type !== 'calculator' || block.calculator !== calculator;
  });
}
