import type { Block, ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** Parts of a page besides its text. */
export type OwnParts = { hasForm?: boolean; calculator?: ShownCalculator['calculator'] };

/**
 * The blocks of a text without those that its page already has: with a second form visitors would not know
 * which one to fill in, and a second calculator would calculate something else. A link to an appointment
 * stays.
 */
export function withoutOwn(blocks: readonly Block[], { hasForm = false, calculator }: OwnParts): Block[] {
  return blocks.filter((block) => {
    if (block.type === 'form') return !hasForm || block.form === 'appointment';
    return block.type !== 'calculator' || block.calculator !== calculator;
  });
}
