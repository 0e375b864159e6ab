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
  /** The typed values, or the ones from the address. */
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
    setChosen(readLines(new FormData(form)));
    void counted.load(`${action}?${countedBy(form)}`);
  }

  function recount({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && COUNTED.includes(target.name)) follow(currentTarget);
  }

  const followEarly = useEffectEvent(() => {
    const { reason, exchange } = start.values;
    const known = queryOf({ line: start.lineIds.map(String), reason: [reason], exchange: [exchange] });
    if (root.current && countedBy(root.current) !== known) follow(root.current);
  });
  // Boxes may be ticked before the code was loaded.
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
            <ReasonChoice chosen={start.values.reason} />
            <OtherSize
              pieces={sized}
              chosen={chosen}
              cityIn={way.cityIn}
              today={way.today}
              start={start.values.exchange}
            />
            <Evidence comment={start.values.comment} />
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

/** The fields that decide the sums. */
const COUNTED: readonly string[] = ['line', 'reason', 'exchange'];

function queryOf(values: Readonly<Record<string, readonly string[]>>): string {
  const typed = COUNTED.flatMap((name) =>
    (values[name] ?? []).filter((value) => value !== '').map((value) => [name, value]),
  );
  return new URLSearchParams(typed).toString();
}

/** What the sums of a form follow from, as a query. */
function countedBy(form: HTMLFormElement): string {
  const data = new FormData(form);
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return queryOf(Object.fromEntries(COUNTED.map((name) => [name, textsOf(name)])));
}

function ReasonChoice({ chosen }: { chosen: string }) {
  return (
    <RadioGroup legend="Почему" name="reason" className={styles.reasons}>
      {RETURN_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name="reason" value={reason} defaultChecked={chosen === reason} />
          {REASON_NAMES[reason]}
        </label>
      ))}
    </RadioGroup>
  );
}

/** The buyer's description and pictures of the fault. */
function Evidence({ comment }: { comment: string }) {
  return (
    <>
      <TextAreaField
        label="Что ещё нам знать"
        name="comment"
        rows={3}
        maxLength={RETURN_COMMENT_MAX}
        defaultValue={comment}
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
    </>
  );
}
