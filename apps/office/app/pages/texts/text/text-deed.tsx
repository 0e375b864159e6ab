import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { cancelTextPlan, hideText, publishText, rollBackText } from '#app/lib/calls/routes/texts.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { textKey } from '../text-key.ts';

export type TextVerb = 'publish' | 'cancel-plan' | 'roll-back' | 'hide';
type Props = { verb: TextVerb; number?: number; text: OfficeText; onClose: () => void };

/** A way of a text to the site, or from it. */
export function TextDeed({ verb, number = 1, text, onClose }: Props) {
  const cache = useQueryClient();
  const [when, setWhen] = useState('');
  const [to, setTo] = useState('');
  const [fault, setFault] = useState<string>();
  const { title, happens, button } = wordsOf(verb, number, when !== '');
  return (
    <DeedDialog
      title={title}
      happens={happens}
      button={button}
      isDanger={verb === 'hide'}
      check={() => {
        const found = faultOf(verb, when, to);
        setFault(found);
        return found === undefined;
      }}
      refused={(error) => REFUSED[codeOf(error)] ?? changedText(error)}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['texts'] });
        onClose();
      }}
      send={async (reason) => {
        cache.setQueryData(textKey(text.id), await send(verb, { text, number, when, to, reason }));
        return SAID[verb];
      }}
    >
      {verb === 'publish' && (
        <Field
          label="Когда, пусто: сразу"
          type="datetime-local"
          value={when}
          error={fault}
          onChange={(event) => setWhen(event.target.value)}
        />
      )}
      {verb === 'hide' && (
        <Field
          label="Куда вести с этого адреса, пусто: «не найдено»"
          placeholder="/guide/"
          autoComplete="off"
          value={to}
          error={fault}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
    </DeedDialog>
  );
}

function wordsOf(verb: TextVerb, number: number, isPlanned: boolean) {
  switch (verb) {
    case 'publish':
      return {
        title: 'Опубликовать черновик',
        happens:
          'Черновик сменит текст на сайте за две секунды. Прежний останется в версиях, его можно вернуть.',
        button: isPlanned ? 'Запланировать выход' : 'Опубликовать сейчас',
      };
    case 'cancel-plan':
      return {
        title: 'Отменить выход по плану',
        happens: 'Текст снова станет черновиком.',
        button: 'Отменить выход',
      };
    case 'roll-back':
      return {
        title: `Вернуть версию ${number}`,
        happens: 'Она выйдет на сайт новой версией. Нынешний текст останется в истории.',
        button: `Вернуть версию ${number}`,
      };
    case 'hide':
      return {
        title: 'Снять с сайта',
        happens: 'Страница пропадёт с сайта. Скажите, куда вести тех, кто придёт по её адресу.',
        button: 'Снять с сайта',
      };
  }
}

const SAID: Readonly<Record<TextVerb, string>> = {
  publish: 'Готово: текст выйдет в назначенное время или уже на сайте',
  'cancel-plan': 'Выход отменён, текст снова черновик',
  'roll-back': 'Прежний текст снова на сайте',
  hide: 'Текст снят с сайта',
};

function faultOf(verb: TextVerb, when: string, to: string): string | undefined {
  if (verb === 'publish' && when !== '' && new Date(when) <= new Date()) return 'Это время уже прошло';
  if (verb === 'hide' && to !== '' && !/^\/(?![/\\])[^\s\\]*$/.test(to))
    return 'Адрес этого сайта, начинается с косой черты: /guide/';
  return undefined;
}

type Sent = { text: OfficeText; number: number; when: string; to: string; reason: string };

function send(verb: TextVerb, { text, number, when, to, reason }: Sent): Promise<OfficeText> {
  const params = { id: text.id };
  const { version } = text;
  switch (verb) {
    case 'publish': {
      const at = when === '' ? null : new Date(when).toISOString();
      return call(publishText, { params, body: { at, reason } }, { version });
    }
    case 'cancel-plan':
      return call(cancelTextPlan, { params, body: { reason } }, { version });
    case 'roll-back':
      return call(rollBackText, { params, body: { number, reason } }, { version });
    case 'hide':
      return call(hideText, { params, body: { redirectTo: to === '' ? null : to, reason } }, { version });
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  'no-draft': 'Черновика уже нет: его опубликовал кто-то другой.',
  'no-plan': 'Плана уже нет.',
  'in-the-past': 'Это время уже прошло: выберите другое.',
  'text-faults': 'Проверки нашли ошибки: исправьте их в черновике, список на карточке.',
  'does-not-fit': 'Эта версия записана по-старому и не подходит: откройте её текст и запишите черновиком.',
  'redirect-loop': 'Переадресация ходит по кругу.',
  'redirect-chain': 'Этот адрес сам ведёт дальше: укажите конечный.',
  'unknown-guide-section': 'Такого раздела гида нет.',
  'not-published': 'Текста уже нет на сайте.',
};
