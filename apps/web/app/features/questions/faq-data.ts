import type { QuestionGroup } from '@yahont/contracts/content/questions.ts';
import { plainText } from './find-questions.ts';

/** Questions and answers as structured data. */
export function faqData(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'ru',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    ),
  };
}
