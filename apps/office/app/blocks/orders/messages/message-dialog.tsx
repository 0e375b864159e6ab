import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MESSAGE_CHANNELS,
  ORDER_MESSAGE_MAX,
  type MessageChannel,
} from '@yahont/contracts/office/order-work/message-limits.ts';
import type { OrderMessages } from '@yahont/contracts/office/order-work/order-messages.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { Select } from '#app/parts/select.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call, isFieldWrong } from '#app/lib/calls/call.ts';
import { writeOrderMessage } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { refusedText } from '../data/refused.ts';
import { messagesKey, stateText, useOrderMessages } from './use-order-messages.ts';

type Props = { order: OfficeOrder; onClose: () => void };

const CHANNEL_NAMES: Readonly<Record<MessageChannel, string>> = { sms: 'СМС', mail: 'Письмо' };
const TEXT_MIN = 3;

/** An SMS or a letter to the buyer, begun with a text of the shop. */
export function MessageDialog({ order, onClose }: Props) {
  const { data, error, refetch } = useOrderMessages(order.id, true);
  const title = `Написать по ${order.number}`;
  if (data !== undefined && data.channels.length > 0)
    return <Opened order={order} data={data} title={title} onClose={onClose} />;
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      {data === undefined && error === null && <Skeleton rows={4} />}
      {error !== null && (
        <Failed title="Не открылось" text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data?.channels.length === 0 && <Note tone="wait">Писать некуда: у заказа нет телефона и почты.</Note>}
    </Dialog>
  );
}

function Opened({ order, data, title, onClose }: Props & { data: OrderMessages; title: string }) {
  const cache = useQueryClient();
  const now = useNow();
  // A second press, or an answer that was lost, is the same message.
  const [key] = useState(() => crypto.randomUUID());
  const [template, setTemplate] = useState('');
  const [chosen, setChosen] = useState<MessageChannel>('sms');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const channel = data.channels.includes(chosen) ? chosen : (data.channels[0] ?? 'sms');
  const most = ORDER_MESSAGE_MAX[channel];
  return (
    <DeedDialog
      title={title}
      happens="В тихие часы города покупателя сообщение подождёт утра."
      button="Отправить"
      onClose={onClose}
      isFine={() => {
        const found = faultOf(text, most);
        setFault(found);
        return found === undefined;
      }}
      refused={(error) =>
        isFieldWrong(error, 'text') ? 'Проверьте текст: сервер его не принял.' : refusedText(error)
      }
      act={async () => {
        const sent = await call(writeOrderMessage, {
          params: { id: order.id },
          body: { key, channel, text },
        });
        await cache.invalidateQueries({ queryKey: messagesKey(order.id) });
        return `${CHANNEL_NAMES[channel]}: ${stateText(sent, now)}`;
      }}
    >
      <Select
        label="Как написать"
        value={channel}
        options={data.channels.map((value) => ({ value, name: CHANNEL_NAMES[value] }))}
        onChange={({ target: { value } }) =>
          setChosen(MESSAGE_CHANNELS.find((one) => one === value) ?? 'sms')
        }
      />
      <Select
        label="Начать с текста"
        value={template}
        options={[
          { value: '', name: 'Свой текст' },
          ...data.templates.map(({ code, name }) => ({ value: code, name })),
        ]}
        onChange={({ target: { value } }) => {
          setTemplate(value);
          setText(data.templates.find(({ code }) => code === value)?.text ?? '');
          setFault(undefined);
        }}
      />
      <TextArea
        label="Текст"
        value={text}
        error={fault}
        help={`${channel === 'sms' ? 'Начнётся с «Яхонт: ». ' : ''}${cleanTyped(text, { lines: 'many' }).length} из ${most} знаков`}
        onChange={(event) => setText(event.target.value)}
      />
    </DeedDialog>
  );
}

function faultOf(text: string, most: number): string | undefined {
  const { length } = cleanTyped(text, { lines: 'many' });
  if (length < TEXT_MIN) return 'Впишите текст';
  return length > most ? `Слишком длинно: не больше ${most} знаков` : undefined;
}
