import { Form, useNavigation } from 'react-router';
import type { Bell } from '@yahont/contracts/bells/bells.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatSize, sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp, uncapitalise } from '@yahont/values/text/typography.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { channelsText, unreachableText } from '../bell-words.ts';
import { knownOf } from './known-of.ts';
import styles from './own-bells.module.css';

type Props = { bells: readonly Bell[]; offsetHours: number };

/** Bells of the account: what, what is known of it, and until when. */
export function OwnBells({ bells, offsetHours }: Props) {
  const sending = useNavigation().formData?.get('id');
  return (
    <ul className={styles.list}>
      {bells.map((bell) => (
        <li key={bell.id} className={styles.row} data-state={bell.state}>
          <A
            href={bell.product.url === '' ? '/catalog/' : bell.product.url}
            className={styles.picture}
            tabIndex={-1}
            aria-hidden
          >
            {bell.product.picture !== null && <Picture picture={bell.product.picture} alt="" sizes="64px" />}
          </A>
          <div>
            <p className={styles.name}>
              {bell.product.url === '' ? titleOf(bell) : <A href={bell.product.url}>{titleOf(bell)}</A>}
            </p>
            <p className={styles.small}>{wishOf(bell, dayOf(bell.createdAt, offsetHours))}</p>
          </div>
          <Known bell={bell} />
          <p className={styles.small}>
            {bell.isReachable ? nbsp(channelsText(bell.channels)) : unreachableText(bell.channels)}
            <br />
            {endOf(bell, offsetHours)}
          </p>
          <Form method="post" className={styles.end}>
            <input type="hidden" name="id" value={bell.id} />
            <Button
              type="submit"
              variant="quiet"
              isWaiting={sending === String(bell.id)}
              aria-label={`${bell.state === 'waiting' ? 'Перестать ждать' : 'Убрать'}: ${titleOf(bell)}`}
            >
              {bell.state === 'waiting' ? 'Перестать' : 'Убрать'}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Known({ bell }: { bell: Bell }) {
  const { title, note } = knownOf(bell);
  return (
    <div className={styles.known}>
      <p className={styles.fact} data-good={bell.state === 'rung' || undefined}>
        {title}
      </p>
      {note !== null && <p className={styles.small}>{note}</p>}
      {bell.state === 'rung' && bell.product.url !== '' && bell.known.isInStock && (
        <ButtonLink href={bell.product.url}>{nbsp('К украшению')}</ButtonLink>
      )}
    </div>
  );
}

function titleOf({ product, sizes, known }: Bell): string {
  const found = known.foundSize === null ? sizes : [known.foundSize];
  const [first, ...rest] = found;
  if (first === undefined) return nbsp(product.name);
  return nbsp(`${product.name}, ${[sizeWords(first), ...rest.map(formatSize)].join(' или ')}`);
}

function wishOf({ kind, atMost, state, isCityOnly, cityName, otherMetals }: Bell, since: string): string {
  const extra = [
    isCityOnly ? `в салонах: ${cityName}` : '',
    otherMetals.length > 0
      ? `подойдёт и ${otherMetals.map((metal) => uncapitalise(METAL_NAMES[metal])).join(', ')}`
      : '',
  ].filter((part) => part !== '');
  const main =
    kind === 'price' && atMost !== null
      ? `не дороже ${formatRoubles(atMost)}`
      : `${state === 'waiting' ? 'ждём' : 'ждали'} с ${since}`;
  return nbsp([main, ...extra].join(', '));
}

function endOf({ state, endsAt, rungAt }: Bell, offsetHours: number): string {
  if (state === 'rung' && rungAt !== null) return nbsp(`написали ${dayOf(rungAt, offsetHours)}`);
  return nbsp(`${state === 'over' ? 'ждали' : 'ждём'} до ${dayOf(endsAt, offsetHours)}`);
}

function dayOf(at: string, offsetHours: number): string {
  return formatDayMonth(cityDate(new Date(at), offsetHours));
}
