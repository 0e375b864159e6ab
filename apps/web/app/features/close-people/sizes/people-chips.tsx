import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { listSizesOfPeople } from '@yahont/contracts/close-people/close-people.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { queryClient } from '#app/base/requests/query-client.ts';
import { call } from '#app/lib/api/browser.ts';
import { forgetSize, rememberSize, useChosenSize } from '#app/lib/chosen-size.ts';
import { expectSizes } from './expected-sizes.ts';
import { forWhom } from './for-whom.ts';
import { hasSize, sizeOfPerson } from './size-of-person.ts';
import styles from './people-chips.module.css';

type Props = Pick<Product, 'kind' | 'skus'> & {
  /** The account whose people they are. */
  ownerId: number;
  /** Whether the page has room for them. */
  isShown: boolean;
};

/** For whom the size of a kind was chosen last, and the shopper's own size before that. */
type Switched = { personId: number; size: number; own: number | null };
const switched = new Map<Kind, Switched>();

/** Chips that choose the size of oneself or of a close person in one tap. */
export function PeopleChips({ kind, skus, ownerId, isShown }: Props) {
  const { data } = useQuery(
    {
      queryKey: ['sizes-of-people', ownerId],
      queryFn: () => call<typeof listSizesOfPeople>('GET', '/api/account/people/sizes'),
      staleTime: 0,
    },
    queryClient(),
  );
  const people = data?.items;
  useEffect(() => {
    if (people !== undefined) expectSizes(people.some(hasSize));
  }, [people]);
  const chosen = useChosenSize(kind);
  const [last, setLast] = useState(switched.get(kind) ?? null);
  const current = last !== null && last.size === chosen ? last : null;
  const sized = (people ?? []).flatMap((person) => {
    const size = sizeOfPerson(kind, person);
    return size === null ? [] : [{ ...person, size }];
  });
  if (!isShown || sized.length === 0) return null;

  function keep(next: Switched | null) {
    if (next === null) switched.delete(kind);
    else switched.set(kind, next);
    setLast(next);
  }

  function chooseOwn() {
    if (current === null) return;
    if (current.own === null) forgetSize(kind);
    else rememberSize(kind, current.own);
    keep(null);
  }

  return (
    <div className={styles.row} role="group" aria-label="Кому размер">
      <button type="button" className={styles.chip} aria-pressed={current === null} onClick={chooseOwn}>
        {nbsp('для себя')}
      </button>
      {sized.map(({ id, name, size }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={current?.personId === id}
          onClick={() => {
            keep({ personId: id, size, own: current === null ? chosen : current.own });
            rememberSize(kind, size);
          }}
        >
          <span>{nbsp(forWhom(name))}</span>
          {`: ${formatSize(size)} ${isThere(skus, size) ? 'есть' : 'нет'}`}
        </button>
      ))}
    </div>
  );
}

function isThere(skus: Props['skus'], wanted: number): boolean {
  return skus.some(({ size, available }) => size === wanted && available > 0);
}
