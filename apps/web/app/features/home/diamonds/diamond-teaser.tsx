import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { useState, type FormEvent } from 'react';
import { countOf } from '@yahont/values/text/plural.ts';
import { countStones } from '#app/lib/api/browser.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import text from '#app/ui/text/text.module.css';
import { BrilliantDrawing } from './brilliant-drawing.tsx';
import { StoneChoice } from './stone-choice.tsx';
import { LISTING, NOTHING, searchOf, type Choice, type TeaserStones } from './teaser-stones.ts';
import styles from './diamond-teaser.module.css';

const STONES = ['камень', 'камня', 'камней'] as const;

const FORM = 'diamonds-form';

type Props = { stones: TeaserStones };

/** Shape, weight and price of a loose diamond, and how many stones on sale match. */
export function DiamondTeaser({ stones }: Props) {
  const [choice, setChoice] = useState(chosenBefore);
  const go = useGo();
  const search = searchOf(choice);
  const { data = stones.total } = useQuery(
    {
      queryKey: ['stone-count', search],
      queryFn: () => countStones(search),
      enabled: search !== '',
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  );
  const count = search === '' ? stones.total : data;

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
        <form id={FORM} action={LISTING} onSubmit={submit}>
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

/** The code is loaded late (`nearPart`): shapes may already be ticked in the server's markup. */
function chosenBefore(): Choice {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM}`);
  if (form === null) return NOTHING;
  return { ...NOTHING, shapes: new FormData(form).getAll('shape').map(String) };
}
