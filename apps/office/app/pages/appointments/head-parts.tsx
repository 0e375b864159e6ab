import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Segments } from '#app/parts/lists/tabs.tsx';
import { idNumber } from '#app/lib/lists/filters.ts';
import { READERS, type Asked } from './use-asked.ts';
import { STATE_WORDS, STATES } from './visit-words.ts';

/** Earlier, today, later; a day or a week. */
export function Steps({ asked: { before, after, to, isWeek } }: { asked: Asked }) {
  return (
    <>
      <ButtonLink look="quiet" to={before} aria-label="Раньше">
        <Icon name="chevron-left" size={16} />
      </ButtonLink>
      <ButtonLink look="quiet" to={to({ day: undefined })}>
        Сегодня
      </ButtonLink>
      <ButtonLink look="quiet" to={after} aria-label="Позже">
        <Icon name="chevron-right" size={16} />
      </ButtonLink>
      <Segments
        label="Вид"
        tabs={[
          { to: to({ view: undefined }), name: 'День', isOn: !isWeek },
          { to: to({ view: 'week' }), name: 'Неделя', isOn: isWeek },
        ]}
      />
    </>
  );
}

type Props = {
  asked: Asked;
  /** Missing: the person may not change them. */ onDesks?: (() => void) | undefined;
};

/** Store and state, and the places of the desks. */
export function Filters({ asked: { stores, storeId, state, to }, onDesks }: Props) {
  const navigate = useNavigate();
  return (
    <>
      {stores.length > 1 && (
        <ChipSelect
          label="Магазин"
          value={storeId === null ? '' : String(storeId)}
          options={stores.map(({ id, name, city }) => ({ value: String(id), name: `${name} (${city})` }))}
          onChange={(event) => void navigate(to({ storeId: idNumber(event.target.value) }))}
        />
      )}
      <ChipSelect
        label="Состояние"
        value={state ?? ''}
        options={[
          { value: '', name: 'все' },
          ...STATES.map((one) => ({ value: one, name: STATE_WORDS[one] })),
        ]}
        onChange={(event) => void navigate(to({ state: READERS.state(event.target.value) }))}
        onClear={() => void navigate(to({ state: undefined }))}
      />
      {onDesks !== undefined && (
        <Button look="bare" onClick={onDesks}>
          Места столов
        </Button>
      )}
    </>
  );
}
