import { SALON_PLAN_FILE } from '@yahont/contracts/leads/lead-addresses.ts';
import { PLAN_BOUNDS, payback } from '@yahont/values/leads/payback.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PaybackChart } from './payback-chart.tsx';
import { planAddress, planIn, type PlanText } from './plan-address.ts';
import type { CountedCity } from './salon-cities.ts';
import { SalonModelTable } from './salon-model-table.tsx';
import { SliderField } from './slider-field.tsx';
import { SerifWords } from '#app/shop/parts/serif-sum.tsx';
import styles from './payback-calculator.module.css';

type Props = {
  cities: readonly CountedCity[];
  plan: PlanText;
  onChange: (plan: PlanText) => void;
  /** Id of the list of cities that the field suggests; one on a page. */
  listId: string;
};

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const;

/**
 * How soon an investment in a store pays back. Without JavaScript it is a form that the franchise page
 * handles.
 */
export function PaybackCalculator({ cities, plan, onChange, listId }: Props) {
  const known = planIn(cities, plan);
  const result = known && payback(known);
  function change(part: Partial<PlanText>): void {
    onChange({ ...plan, ...part });
  }
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <form
          className={styles.form}
          action="/franchising/#расчёт"
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field
            label="Город"
            name="city"
            list={listId}
            autoComplete="off"
            value={plan.city}
            onChange={({ currentTarget }) => change({ city: currentTarget.value })}
            isValid={(text) => planIn(cities, { ...plan, city: text }) !== null}
            help="От ста тысяч жителей"
          />
          <datalist id={listId}>
            {cities.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <SliderField
            label="Площадь"
            name="area"
            {...PLAN_BOUNDS.area}
            value={plan.area}
            text={`${plan.area}${NBSP}м²`}
            onChange={(area) => change({ area })}
          />
          <SliderField
            label="Аренда за м² в месяц"
            name="rent"
            {...PLAN_BOUNDS.rent}
            value={plan.rent}
            text={`${groupDigits(String(plan.rent))}${NBSP}₽`}
            onChange={(rent) => change({ rent })}
          />
          <SliderField
            label="Вложения"
            name="investment"
            {...PLAN_BOUNDS.investment}
            value={plan.investment}
            text={inMillions(plan.investment)}
            onChange={(investment) => change({ investment })}
          />
          <noscript>
            <Button type="submit">Посчитать</Button>
          </noscript>
        </form>
        <div className={styles.panel}>
          {result === null ? (
            <p className={styles.unknown}>Такого города в&nbsp;расчёте нет: выберите его из&nbsp;списка.</p>
          ) : (
            <>
              <dl className={styles.facts} aria-live="polite">
                <Fact name="Выручка в&nbsp;месяц" value={inMillions(result.revenue)} />
                <Fact name="Прибыль в&nbsp;месяц" value={inMillions(result.profit)} />
                <Fact name="Покупок в&nbsp;день" value={String(Math.round(result.purchasesPerDay))} />
                <Fact
                  name="Окупаемость"
                  value={result.month === null ? 'нет' : countOf(result.month, MONTHS)}
                  isMain
                />
              </dl>
              <PaybackChart {...result} />
              <p>
                <ButtonLink href={`${SALON_PLAN_FILE}${planAddress(plan)}`} variant="quiet" download>
                  Скачать расчёт в&nbsp;ПДФ
                </ButtonLink>
              </p>
            </>
          )}
          <p className={styles.note}>
            Накопленный поток, млн&nbsp;₽, по&nbsp;месяцам от&nbsp;открытия, до&nbsp;налогов. Пример расчёта,
            не&nbsp;обещание дохода.
          </p>
          <SalonModelTable />
        </div>
      </div>
    </div>
  );
}

function Fact({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>
        <SerifWords text={value} />
      </dd>
    </div>
  );
}

/** `28 500 000` → «28,5 млн ₽»; sums below a million in full. */
function inMillions(sum: number): string {
  if (Math.abs(sum) < 1_000_000) return formatRoubles(kopecks(Math.round(sum / 1000) * 100_000));
  return `${(sum / 1_000_000).toFixed(2).replace(/0$/, '').replace(/\.0$/, '').replace('.', ',').replace('-', '−')}${NBSP}млн${NBSP}₽`;
}
