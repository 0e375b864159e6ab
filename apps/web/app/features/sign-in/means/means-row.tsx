import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import owned from '#app/ui/parts/owned-rows.module.css';

type Props = {
  icon: IconName;
  name: ReactNode;
  note: ReactNode;
  /** The button of the row, which sends the id with its intent; null for a session that cannot be ended. */
  end: { id: string; intent: string; text: string; label: string } | null;
};

/** A session or a passkey of the account. */
export function MeansRow({ icon, name, note, end }: Props) {
  return (
    <li className={owned.row}>
      <Icon name={icon} size={18} className={owned.icon} />
      <p className={owned.what}>
        <b>{name}</b>
        <span>{note}</span>
      </p>
      {end !== null && (
        <Form method="post" action="/personal/detail/" preventScrollReset>
          <input type="hidden" name="id" value={end.id} />
          <button
            type="submit"
            name="intent"
            value={end.intent}
            className={owned.link}
            aria-label={end.label}
          >
            {end.text}
          </button>
        </Form>
      )}
    </li>
  );
}
