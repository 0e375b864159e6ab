import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { nearPart } from '#app/ui/parts/near-part.tsx';
import type { ServiceThing } from '#app/shop/visits/service-address.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './gold-visit.module.css';

const loadForm = async () => (await import('#app/features/showing/appointment-form.tsx')).AppointmentForm;
const Form = nearPart({
  load: loadForm,
  loaded: import.meta.env.SSR ? await loadForm() : null,
  className: styles.form,
});

/** Books a visit to have gold appraised, with the documents that the law requires. */
export function GoldVisit({ thing }: { thing: ServiceThing }) {
  return (
    <section className={styles.root} id="visit" aria-labelledby="visit-title">
      <div className={`${layout.container} ${styles.columns}`}>
        <header className={styles.head}>
          <h2 id="visit-title">Записаться на&nbsp;оценку</h2>
          <p>{nbsp('Расчёт возьмём с собой: в салоне он будет у оценщика, а у вас — в СМС.')}</p>
          <div className={styles.callout}>
            <Icon name="card" className={styles.icon} />
            <div>
              <b>Возьмите паспорт</b>
              <p>
                {nbsp(
                  'Принимаем лично у хозяина и только у совершеннолетних. После подписи договора вернуть золото нельзя: оно уходит в переплавку.',
                )}
              </p>
            </div>
          </div>
        </header>
        <Form thing={thing} />
      </div>
    </section>
  );
}
