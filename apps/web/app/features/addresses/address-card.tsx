import { Form, Link } from 'react-router';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { entranceText } from '#app/shop/words/place-text.ts';
import { ADDRESS, addressLine, addressValues } from './address-values.ts';
import styles from './address-card.module.css';

/** An address with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const { id, title, cityName, hint, isDefault } = address;
  const name = title === '' ? address.street : title;
  const notes = [capitalise(entranceText(address)), hint].filter((note) => note !== '');
  return (
    <article className={styles.root} data-default={isDefault || undefined} aria-labelledby={`address-${id}`}>
      <h2 id={`address-${id}`} className={styles.title}>
        {name}
        {isDefault && <small>по умолчанию</small>}
      </h2>
      <p>{nbsp(`${cityName}, ${addressLine(address)}`)}</p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {nbsp(note)}
        </p>
      ))}
      <div className={styles.actions}>
        <Link to={`/personal/address/?edit=${id}#address`} aria-label={`Изменить: ${name}`}>
          Изменить
        </Link>
        <Form method="post" action="/personal/address/" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          {/* A removed address can be restored. */}
          {Object.entries(addressValues(address)).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {!isDefault && (
            <button type="submit" name="intent" value="default" aria-label={`Сделать основным: ${name}`}>
              Сделать основным
            </button>
          )}
          <button type="submit" name="intent" value="remove" data-muted="" aria-label={`Удалить: ${name}`}>
            Удалить
          </button>
        </Form>
      </div>
    </article>
  );
}

/** Restores a removed address. */
export function RestoreAddress({ values }: { values: ReturnType<typeof addressValues> }) {
  return (
    <Form
      method="post"
      action="/personal/address/"
      className={styles.restore}
      preventScrollReset
      role="status"
    >
      {ADDRESS.fields.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <span>{nbsp(`Удалили адрес: ${addressLine(values)}.`)}</span>
      <button type="submit" name="intent" value="save">
        Вернуть
      </button>
    </Form>
  );
}
