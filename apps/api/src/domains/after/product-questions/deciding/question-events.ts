import type { QuestionCause } from '@yahont/values/product-questions.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo } from '#src/domains/messages/notifications/index.ts';

type Asked = {
  /** «Кольцо „Грань“» */
  name: string;
  question: string;
  /** Path of the product; null once it is not shown. */
  path: string | null;
};

export type QuestionEvents = {
  'question-answered': { data: Asked & { answer: string; signature: string }; channels: 'mail' };
  /** Without the words of the question: somebody else may have typed them, and the address, to insult its owner. */
  'question-refused': {
    data: Omit<Asked, 'question'> & { cause: QuestionCause; words: string };
    channels: 'mail';
  };
};

const CAUSES: Readonly<Record<QuestionCause, string>> = {
  insult: 'в нём брань или оскорбление',
  personal: 'в нём чужое имя, телефон или адрес',
  advertising: 'в нём реклама',
  'off-topic': 'он не об этом изделии',
  'answered-above': 'на такой вопрос уже есть ответ на странице изделия',
};

const ONCE = 'Это единственное письмо о вашем вопросе.';

/** The one letter that follows a question about a piece. */
export const QUESTION_EVENTS = defineEvents<QuestionEvents>({
  'question-answered': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ name, question, answer, signature, path, publicUrl }) => ({
        title: nbsp('Ответили на ваш вопрос'),
        blocks: [
          { kind: 'text', text: nbsp(`Вы спросили: ${name}.`) },
          { kind: 'text', text: `«${question}»` },
          { kind: 'text', text: answer },
          { kind: 'text', text: nbsp(signature) },
          ...(path === null
            ? []
            : [
                {
                  kind: 'link' as const,
                  text: 'Открыть изделие',
                  url: linkTo({ publicUrl }, `${path}#questions`),
                },
              ]),
          {
            kind: 'note',
            text: nbsp(`Вопрос и ответ видны всем на странице изделия, без имени и почты. ${ONCE}`),
          },
        ],
      }),
    },
  },
  'question-refused': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ name, cause, words, path, publicUrl }) => ({
        title: nbsp('Вопрос не напечатали'),
        blocks: [
          { kind: 'text', text: nbsp(`Вы спросили: ${name}. Вопрос не напечатали: ${CAUSES[cause]}.`) },
          { kind: 'text', text: words },
          ...(path === null
            ? []
            : [
                {
                  kind: 'link' as const,
                  text: 'Спросить иначе',
                  url: linkTo({ publicUrl }, `${path}#questions`),
                },
              ]),
          { kind: 'note', text: nbsp(ONCE) },
        ],
      }),
    },
  },
});
