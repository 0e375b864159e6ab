import { defineEvents } from '#src/domains/messages/notifications/index.ts';

export type ListEvents = {
  'list-hint': { data: { url: string }; channels: 'mail' };
};

/** The one letter about a shared list. Neither its owner nor its name is in it: nothing that somebody typed reaches the address. */
export const LIST_EVENTS = defineEvents<ListEvents>({
  'list-hint': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ url }) => ({
        title: 'Вам показывают список украшений',
        blocks: [
          {
            kind: 'text',
            text: 'Кто-то из близких собрал в «Яхонте» список украшений и хочет, чтобы вы его увидели. Кто именно, мы не пишем: наверное, вы догадаетесь.',
          },
          { kind: 'link', text: 'Посмотреть список', url },
          {
            kind: 'note',
            text: 'На странице можно отметить, что вы дарите: другие увидят «уже дарят», а тот, кто собрал список, не увидит ничего.',
          },
          { kind: 'note', text: 'Это одно письмо: второго об этом списке не будет.' },
        ],
      }),
    },
  },
});
