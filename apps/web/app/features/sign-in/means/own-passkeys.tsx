import { PASSKEYS_MAX } from '@yahont/contracts/wire/limits.ts';
import type { Security } from '@yahont/contracts/accounts/security.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { LazyAddPasskey } from '../passkeys/lazy-add-passkey.tsx';
import { Refusal } from '../refusal.tsx';
import type { MeansResult } from './means-result.ts';
import { MeansRow } from './means-row.tsx';
import { ProofPanel } from './proof-panel.tsx';
import owned from '#app/ui/parts/owned-rows.module.css';
import styles from './means.module.css';

/** The profile with the proof open, which a new passkey needs long after the sign-in. */
const PROOF = '/personal/detail/?change=passkey';

type Props = {
  phone: string;
  security: Security;
  /** Offset of the visitor's city, ahead of UTC. */
  offsetHours: number;
  isProofOpen: boolean;
  result: MeansResult | undefined;
};

/** Passkeys of the account: listed, removed, and added when the browser supports them. */
export function OwnPasskeys({ phone, security, offsetHours, isProofOpen, result }: Props) {
  const { passkeys } = security;
  const day = (moment: string) => formatDate(cityDate(new Date(moment), offsetHours));
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>Ключи входа</h3>
      <p className={owned.muted}>
        С&nbsp;ключом вход без СМС: телефон или компьютер узнает вас по&nbsp;отпечатку, лицу или коду
        блокировки.
      </p>
      {passkeys.length > 0 && (
        <ul className={owned.rows}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <MeansRow
              key={id}
              icon="shield"
              name={name}
              note={lastUsedAt === null ? `добавлен ${day(createdAt)}` : `последний вход ${day(lastUsedAt)}`}
              end={{ id, intent: 'remove-passkey', text: 'Удалить', label: `Удалить ключ: ${name}` }}
            />
          ))}
        </ul>
      )}
      {passkeys.length < PASSKEYS_MAX &&
        (isProofOpen && security.provedUntil === null ? (
          <NewPasskeyProof phone={phone} security={security} result={result} />
        ) : (
          <LazyAddPasskey proofUrl={PROOF} />
        ))}
      {result?.kind === 'passkeys' && <Refusal problem={result.problem} />}
      <p className={owned.status} role="status">
        {result?.kind === 'passkeys' && result.text}
        {isProofOpen && result?.kind === 'proved' && 'Подтвердили. Теперь добавьте ключ.'}
      </p>
    </div>
  );
}

function NewPasskeyProof({ phone, security, result }: Pick<Props, 'phone' | 'security' | 'result'>) {
  const isOpen = result?.kind === 'prove' || result?.kind === 'prove-code';
  return (
    <ProofPanel
      action={PROOF}
      lead="Прежде чем добавить ключ, подтвердите, что это вы."
      phone={phone}
      ways={security.ways}
      hasPasskeys={security.passkeys.length > 0}
      state={isOpen ? result : { kind: 'prove', problem: null }}
    />
  );
}
