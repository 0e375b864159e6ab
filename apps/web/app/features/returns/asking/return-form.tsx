import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { RETURN_REASONS } from '@yahont/contracts/returns/return-choices.ts';
import { RETURN_COMMENT_MAX } from '@yahont/contracts/wire/limits.ts';
import type { CourierHours, ReturnableLine, ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import { messageFilesFault, SUPPORT_FILES } from '@yahont/values/leads/support-files.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { FileField } from '#app/ui/files/file-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { REASON_NAMES } from '../return-words.ts';
import type { NotAsked } from './ask-for-return.server.ts';
import { LinesPart } from './lines-part.tsx';
import { Numbered } from './numbered.tsx';
import { OtherSize } from './other-size.tsx';
import { ReturnSummary } from './return-summary.tsx';
import { isComment, PICTURES, readLines } from './return-values.ts';
import { sizedPieces } from './size-words.ts';
import { WayPart } from './way-part.tsx';
import styles from './return-form.module.css';

type Props = {
  order: Pick<Order, 'id' | 'lines'>;
  verdicts: readonly ReturnableLine[];
  stores: readonly Store[];
  cityIn: string;
  courierDates: readonly string[];
  courierHours: readonly CourierHours[];
  today: string;
  /** What was typed, or what the address has chosen. */
  start: NotAsked;
  renderMap: (chosenId: number) => ReactNode;
};

/** Pieces, reason and way of a return as one form; the sums and the other sizes follow the chosen pieces. */
export function ReturnForm({ order, verdicts, start, renderMap, ...way }: Props) {
  const action = `/personal/order/${order.id}/return/`;
  const counted = useFetcher<{ start: { preview: ReturnPreview | null } }>();
  const { formData } = useNavigation();
  const preview = counted.data === undefined ? start.preview : counted.data.start.preview;

  const [chosen, setChosen] = useState<readonly number[]>(start.lineIds);
  const sized = sizedPieces(order.lines, verdicts);
  const root = useRef<HTMLFormElement>(null);

  function follow(form: HTMLFormElement) {
    const ids = readLines(new FormData(form));
    setChosen(ids);
    const lines = ids.map((id) => ['line', String(id)]);
    void counted.load(`${action}?${new URLSearchParams(lines).toString()}`);
  }

  function recount({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name === 'line') follow(currentTarget);
  }

  const followEarly = useEffectEvent(() => {
    if (root.current && String(readLines(new FormData(root.current))) !== String(chosen))
      follow(root.current);
  });
  // Boxes may be ticked before their code came.
  useEffect(() => followEarly(), []);

  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.root}
      noValidate
      onChange={recount}
      ref={root}
    >
      <ServerRefusals names={start.wrong}>
        <div>
          <Numbered id="return-lines" number={1} title="Что возвращаете">
            <LinesPart
              lines={order.lines}
              verdicts={verdicts}
              chosen={start.lineIds}
              sized={sized.flatMap(({ lineIds }) => lineIds)}
            />
          </Numbered>
          <Numbered id="return-reason" number={2} title="Почему">
            <RadioGroup legend="Почему" name="reason" className={styles.reasons}>
              {RETURN_REASONS.map((reason) => (
                <label key={reason} className={styles.reason}>
                  <input
                    type="radio"
                    name="reason"
                    value={reason}
                    defaultChecked={start.values.reason === reason}
                  />
                  {REASON_NAMES[reason]}
                </label>
              ))}
            </RadioGroup>
            <OtherSize
              pieces={sized}
              chosen={chosen}
              cityIn={way.cityIn}
              today={way.today}
              start={start.values.exchange}
            />
            <TextAreaField
              label="Что ещё нам знать"
              name="comment"
              rows={3}
              maxLength={RETURN_COMMENT_MAX}
              defaultValue={start.values.comment}
              isValid={isComment}
              help="Необязательно. О&nbsp;браке расскажите подробнее: где и&nbsp;когда заметили"
            />
            <FileField
              name={PICTURES}
              label="Снимки"
              help="Необязательно. При браке снимите место дефекта: ответим быстрее. До четырёх файлов по 10 МБ"
              isMultiple
              types={SUPPORT_FILES.types}
              faultOf={messageFilesFault}
            />
          </Numbered>
          <Numbered id="return-way" number={3} title="Как вернёте">
            <WayPart values={start.values} renderMap={renderMap} {...way} />
          </Numbered>
        </div>
      </ServerRefusals>
      <aside className={styles.aside} aria-label="Сумма возврата">
        <ReturnSummary preview={preview} names={new Map(order.lines.map(({ id, name }) => [id, name]))} />
        <noscript>
          <Button type="submit" name="intent" value="preview" variant="quiet" isWide>
            Пересчитать
          </Button>
        </noscript>
        <Button
          type="submit"
          name="intent"
          value="ask"
          size="big"
          isWide
          isWaiting={formData?.get('intent') === 'ask'}
          waitingText="Отправляем"
        >
          Оформить возврат
        </Button>
        <FormStatus done={null} failure={formData ? null : start.problem} />
      </aside>
    </Form>
  );
}
