import type { Return } from '@yahont/contracts/returns/returns.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { dayAndTimeOf, type CityClock } from '#app/features/orders/story/order-sentence.ts';
import { StoryCard } from '#app/features/orders/story/story-card.tsx';
import { returnStory } from '#app/features/returns/return-story.ts';
import { returnSentence } from '#app/features/returns/return-words.ts';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';

type Props = {
  about: Return;
  clock: CityClock;
  /** Heading level of the sentence. */
  level: 1 | 2;
  /** Whether the number leads to the page of the return. */
  isLinked?: boolean;
};

/** A return as a card like that of an order. */
export function ReturnCard({ about, clock, level, isLinked = false }: Props) {
  const number = <>Возврат №&nbsp;{about.number}</>;
  return (
    <StoryCard
      title={
        isLinked ? (
          <A href={`/personal/returns/${about.id}/`} className={text.link}>
            {number}
          </A>
        ) : (
          number
        )
      }
      about={
        <>
          из&nbsp;заказа <A href={`/personal/order/${about.order.id}/`}>№&nbsp;{about.order.number}</A>
          {', '}
          {about.lines.map(({ name }) => name).join(', ')}
        </>
      }
      sum={formatRoubles(about.amount)}
      sentence={returnSentence(about)}
      level={level}
      label="Ход возврата"
      steps={returnStory(about, (at) => dayAndTimeOf(at, clock))}
    />
  );
}
