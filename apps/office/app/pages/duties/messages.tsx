import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExpiredMessage, FailedMessage } from '@yahont/contracts/office/messages.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import {
  listExpiredMessages,
  listFailedMessages,
  resendFailedMessage,
} from '#app/lib/calls/routes/duties.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { DutyRow, DutyRows } from './duty-row.tsx';

const FAILED_KEY = ['failed-messages'] as const;
const idOf = ({ id }: FailedMessage | ExpiredMessage): number => id;

const TOPICS: Readonly<Record<string, string>> = {
  'send-mail': 'Письмо',
  'send-sms': 'СМС',
  'send-push': 'Уведомление',
  'send-code': 'Код',
  'send-topic-letter': 'Рассылка',
  'send-appointment': 'Сообщение о записи',
  'send-lead': 'Сообщение о заявке',
  'send-hold': 'Сообщение о брони',
  'order-changed': 'Сообщение о заказе',
  'return-changed': 'Сообщение о возврате',
  'issue-papers': 'Документы компании',
  'close-sale': 'Закрывающий чек',
};

const topicText = (topic: string): string => TOPICS[topic] ?? topic;

const REFUSED: Readonly<Record<string, string>> = {
  'already-resent': 'Это сообщение уже отправили ещё раз.',
  'message-not-found': 'Этого сообщения больше нет.',
};

/** Messages that were given up: each can be sent once more. */
export function FailedMessages() {
  const cache = useQueryClient();
  const now = useNow();
  const list = useCursorList({
    key: FAILED_KEY,
    read: (before: number | undefined, signal) => call(listFailedMessages, { query: { before } }, { signal }),
    idOf,
  });
  const resend = useMutation({
    mutationFn: (id: number) => call(resendFailedMessage, { params: { id } }),
    onSuccess: () => say('Отправляем ещё раз'),
    onError: (error) => say(REFUSED[codeOf(error)] ?? failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: FAILED_KEY }),
  });
  return (
    <ListBody
      list={list}
      empty={
        <Empty title="Всё отправлено" icon="check">
          <p>Сообщения, от которых отказались после всех попыток, появятся здесь.</p>
        </Empty>
      }
    >
      {(shown) => (
        <DutyRows label="Не отправлено">
          {shown.map(({ id, topic, to, error, failedAt, resentAt }) => (
            <DutyRow
              key={id}
              title={`${topicText(topic)}${to === '' ? '' : `: ${to}`}`}
              lines={[error]}
              side={<Toned tone="late">{momentText(failedAt, now)}</Toned>}
            >
              {resentAt === null ? (
                <Button
                  look="quiet"
                  isBusy={resend.isPending && resend.variables === id}
                  onClick={() => resend.mutate(id)}
                >
                  Отправить ещё раз
                </Button>
              ) : (
                <Toned tone="muted">отправлено ещё раз {momentText(resentAt, now)}</Toned>
              )}
            </DutyRow>
          ))}
        </DutyRows>
      )}
    </ListBody>
  );
}

/** Messages that were useless by the time they could be sent; nothing is to be done but to ask again. */
export function ExpiredMessages() {
  const now = useNow();
  const list = useCursorList({
    key: ['expired-messages'],
    read: (before: number | undefined, signal) =>
      call(listExpiredMessages, { query: { before } }, { signal }),
    idOf,
  });
  return (
    <ListBody
      list={list}
      empty={
        <Empty title="Ничего не опоздало" icon="check">
          <p>Сюда попадают коды и другие сообщения, которые не успели уйти, пока были нужны.</p>
        </Empty>
      }
    >
      {(shown) => (
        <DutyRows label="Опоздало">
          {shown.map(({ id, topic, to, expiresAt, expiredAt }) => (
            <DutyRow
              key={id}
              title={`${topicText(topic)}${to === '' ? '' : `: ${to}`}`}
              lines={[
                `нужно было до ${momentText(expiresAt, now)}; если человек звонит, пусть запросит код ещё раз`,
              ]}
              side={<Toned tone="muted">{momentText(expiredAt, now)}</Toned>}
            />
          ))}
        </DutyRows>
      )}
    </ListBody>
  );
}
