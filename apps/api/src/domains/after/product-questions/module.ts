import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { importSampleQuestions } from './import-sample-questions.ts';
import { questionData } from './personal-data.ts';
import type { QuestionDeps } from './product-questions.deps.ts';
import { questionRoutes } from './product-questions.routes.ts';
import { tendQuestions } from './tend-questions.ts';

/** Questions about pieces, answered in public by stores that have them. */
export function productQuestionsModule({ context, ...deps }: QuestionDeps & { context: Context }) {
  return {
    name: 'product-questions',
    person: questionData,
    imports: { importSampleQuestions },
    routes: (routes) => questionRoutes(routes, deps),
    // Texts and addresses are forgotten in time even while the module is off.
    endings: [{ name: 'tend-questions', cron: '27 3 * * *', run: () => tendQuestions(context) }],
  } satisfies DomainModule;
}
