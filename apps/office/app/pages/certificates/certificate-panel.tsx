import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeCertificate } from '@yahont/contracts/office/certificates.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Button } from '#app/parts/button.tsx';
import { History } from '#app/parts/facts/history.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Section } from '#app/parts/section.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { getCertificate, sendCertificateAgain } from '#app/lib/calls/routes/keeping.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may } from '#app/lib/session/me.ts';
import { CERTIFICATE_WORDS, ENTRY_WORDS, WAY_WORDS } from '#app/lib/words/certificates.ts';
import { dateText, momentText } from '#app/lib/words/moments.ts';

type Props = { id: string; me: Me; back: string; isPage: boolean };

/** One certificate: what is left, to whom it went, every move of its money. */
export function CertificatePanel({ id, me, back, isPage }: Props) {
  const cache = useQueryClient();
  const now = useNow();
  const [isSending, setSending] = useState(false);
  const key = ['certificates', 'one', id];
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getCertificate, { params: { id } }, { signal }),
  });
  if (found.data === undefined)
    return (
      <RecordState
        query={found}
        title="Сертификат"
        missing="Такого сертификата нет"
        back={back}
        isPage={isPage}
      />
    );
  const certificate = found.data;
  const { state, lastFour, sentTo, entries } = certificate;
  const maySend = may(me, 'certificates.send-again') && state === 'active' && sentTo !== null;
  return (
    <RecordView
      title={lastFour === null ? 'Сертификат' : `Сертификат ··${lastFour}`}
      mark={<Mark shape={CERTIFICATE_WORDS[state].shape}>{CERTIFICATE_WORDS[state].one}</Mark>}
      back={back}
      isPage={isPage}
      foot={
        maySend && (
          <Button look="quiet" onClick={() => setSending(true)}>
            Отправить ещё раз
          </Button>
        )
      }
    >
      <Pairs pairs={factsOf(certificate, now)} />
      <Section title="Движение денег">
        <History
          entries={entries.toReversed().map(({ at, reason, amount, orderId }, place) => ({
            key: String(entries.length - place),
            time: momentText(at, now),
            what: `${ENTRY_WORDS[reason]}: ${formatRoubles(amount)}`,
            ...(orderId === null ? {} : { who: `заказ №\u00A0${orderId}` }),
            tone: reason === 'expired' || reason === 'voided' ? ('bad' as const) : ('other' as const),
          }))}
        />
      </Section>
      {isSending && (
        <DeedDialog
          title="Отправить сертификат ещё раз"
          happens={`Тот же сертификат придёт ещё раз: ${sentTo ?? ''}.`}
          button="Отправить ещё раз"
          refused={(error) => REFUSED[codeOf(error)] ?? null}
          onClose={() => setSending(false)}
          send={async (reason) => {
            cache.setQueryData(key, await call(sendCertificateAgain, { params: { id }, body: { reason } }));
            return 'Сертификат отправлен ещё раз';
          }}
        />
      )}
    </RecordView>
  );
}

function factsOf(certificate: OfficeCertificate, now: Date): readonly Pair[] {
  const { amount, balance, expiresAt, orderId, way, sentTo, sendAt, sentAt, openedAt } = certificate;
  return [
    { name: 'Остаток', value: balance === null ? 'ещё не выпущен' : <b>{formatRoubles(balance)}</b> },
    { name: 'Номинал', value: formatRoubles(amount) },
    ...(expiresAt === null ? [] : [{ name: 'Действует', value: `до ${dateText(expiresAt, now)}` }]),
    { name: 'Куплен', value: `заказ №\u00A0${orderId}` },
    { name: 'Кому', value: sentTo ?? (way === null ? 'данные стёрты' : WAY_WORDS[way]) },
    ...(sentAt === null && sendAt !== null ? [{ name: 'Уйдёт', value: momentText(sendAt, now) }] : []),
    ...(sentAt === null ? [] : [{ name: 'Отправлен', value: momentText(sentAt, now) }]),
    ...(openedAt === null ? [] : [{ name: 'Открыт', value: momentText(openedAt, now) }]),
  ];
}

const REFUSED: Readonly<Record<string, string>> = {
  'not-sendable': 'Отправить нельзя: его печатают, ещё не пришёл час, или он не действует.',
  'sent-lately': 'Его отправили только что. Повторите позже.',
};
