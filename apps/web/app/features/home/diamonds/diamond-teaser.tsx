import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { countOf } from '@yahont/values/text/plural.ts';
import { countStones } from '#app/lib/api/browser.ts';
import { useGo } from '#app/lib/navigation/use-go.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import text from '#app/ui/text/text.module.css';
import { BrilliantDrawing } from './brilliant-drawing.tsx';
import { StoneChoice } from './stone-choice.tsx';
import { LISTING, NOTHING, searchOf, type TeaserStones } from './teaser-stones.ts';
import styles from './diamond-teaser.module.css';

const STONES = ['камень', 'камня', 'камней'] as const;

type Props = { stones: TeaserStones };

/** Shape, weight and price of a loose diamond, and how many on sale have them. */
export function DiamondTeaser({ stones }: Props) {
  const [choice, setChoice] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);
  const go = useGo();
  const search = searchOf(choice);
  const { data = stones.total } = useQuery({
    queryKey: ['stone-count', search],
    queryFn: () => countStones(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const count = search === '' ? stones.total : data;

  // The code arrives late (`nearPart`): shapes may have been ticked before.
  useEffect(() => {
    const shapes = new FormData(form.current ?? undefined).getAll('shape').map(String);
    if (shapes.length > 0) setChoice((now) => ({ ...now, shapes }));
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    go(`${LISTING}${search}`);
  }

  return (
    <>
      <div>
        <p className={text.eyebrow}>
          {countOf(stones.total, ['бриллиант', 'бриллианта', 'бриллиантов'])} с&nbsp;сертификатом
        </p>
        <h2 id="diamonds" className={styles.title}>
          Сначала камень, потом&nbsp;оправа
        </h2>
        <p className={styles.lead}>
          Скажите, какой бриллиант ищете. Покажем те, что лежат у&nbsp;нас сегодня, с&nbsp;ценой
          и&nbsp;номером сертификата, а&nbsp;к&nbsp;выбранному подберём оправу.
        </p>
        <form ref={form} action={LISTING} onSubmit={submit}>
          <StoneChoice stones={stones} choice={choice} onChange={setChoice} />
          <div className={styles.actions}>
            <Button type="submit">
              {count === 0 ? 'Таких камней сейчас нет' : `Показать ${countOf(count, STONES)}`}
            </Button>
            <ArrowLink href={LISTING}>Все бриллианты</ArrowLink>
          </div>
        </form>
      </div>
      <BrilliantDrawing />
    </>
  );
}
