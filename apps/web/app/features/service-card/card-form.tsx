import { useFetcher } from 'react-router';
import { PARCEL_NUMBER_MAX_LENGTH, PHONE_END_LENGTH } from '@yahont/values/parcels/parcel-number.ts';
import { isPieceNumber } from '@yahont/values/care/piece-number.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { bareService, serviceHref } from '#app/shop/visits/service-address.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { AskPanel } from '#app/shop/parts/ask-panel.tsx';
import panel from '#app/shop/parts/ask-panel.module.css';
import { cardMessage } from './card-messages.ts';
import { CARD_PAGE, CARD_PLACE } from './card-values.ts';
import { CardView } from './card-view.tsx';
import type { CardAnswer } from './find-cards.server.ts';
import styles from './card-form.module.css';

type Props = {
  /** Answer to a form sent without JavaScript. */
  result?: CardAnswer | undefined;
};

/**
 * Finds the service history of a piece by its УИН, or of an order's pieces; also offers a visit to a master
 * without any number.
 */
export function CardForm({ result }: Props) {
  const fetcher = useFetcher<CardAnswer>({ key: 'service-card' });
  const isSending = fetcher.state !== 'idle';
  const answer = fetcher.data ?? result;
  const why = answer?.refusal ? cardMessage(answer.refusal) : '';
  return (
    <div className={styles.root}>
      <AskPanel
        id={CARD_PLACE}
        title="История украшения"
        lead={
          <>
            Покажем работы мастеров, что бесплатно и&nbsp;когда следующая чистка. Имён и&nbsp;цен в&nbsp;карте
            нет: УИН можно передать вместе с&nbsp;подарком.
          </>
        }
      >
        <fetcher.Form method="post" action={`${CARD_PAGE}#${CARD_PLACE}`} className={styles.form} noValidate>
          <ServerRefusals names={answer?.wrong}>
            <Field
              label="УИН с бирки или номер заказа"
              name="number"
              defaultValue={answer?.values.number}
              placeholder="0000 0000 0000 0000"
              autoComplete="off"
              spellCheck={false}
              required
              maxLength={PARCEL_NUMBER_MAX_LENGTH}
              isValid={isPieceNumber}
              reason={nbsp('Впишите все 16 цифр с бирки или номер заказа из письма')}
            />
            <Field
              label="Последние 4 цифры телефона"
              name="phoneEnd"
              defaultValue={answer?.values.phoneEnd}
              placeholder="0000"
              inputMode="numeric"
              autoComplete="off"
              maxLength={PHONE_END_LENGTH}
              help="К УИН не нужны"
            />
          </ServerRefusals>
          <div className={styles.actions}>
            <Button variant="ghost" type="submit" isWaiting={isSending}>
              Показать историю
            </Button>
            <ButtonLink href={serviceHref(bareService('care'))} variant="quiet">
              Записаться на&nbsp;чистку
            </ButtonLink>
          </div>
          <p className={panel.answer} role="status">
            {!isSending && why}
          </p>
        </fetcher.Form>
      </AskPanel>
      {!isSending &&
        answer?.cards.map((card, place) => (
          <CardView key={card.uin} card={card} today={answer.today} isFirst={place === 0} />
        ))}
    </div>
  );
}
