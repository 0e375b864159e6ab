import * as office from '@yahont/contracts/office/product-questions.ts';
import * as contract from '@yahont/contracts/product-questions/product-questions.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { askQuestion } from './asking/ask-question.ts';
import { answerQuestion, passQuestion, refuseQuestion } from './office/decide.ts';
import { listOfficeQuestions } from './office/office-question.ts';
import type { QuestionDeps } from './product-questions.deps.ts';
import { getOwnQuestions, getProductQuestions } from './shown/product-questions.ts';

export function questionRoutes(routes: Routes, deps: QuestionDeps): void {
  serve(routes, contract.getProductQuestions, ({ ctx, params: { id }, query }) =>
    getProductQuestions(ctx, deps, { productId: id, ...query }),
  );
  serve(routes, contract.getOwnQuestions, ({ ctx, params: { id }, header }) => {
    header('cache-control', 'no-store');
    return getOwnQuestions(ctx, deps, id);
  });
  serve(routes, contract.askQuestion, ({ ctx, body }) => askQuestion(ctx, deps, body));

  serve(routes, office.listOfficeQuestions, ({ ctx, query }) =>
    listOfficeQuestions(staffContext(ctx), deps, query),
  );
  serve(routes, office.answerQuestion, ({ ctx, params, body }) =>
    answerQuestion(staffContext(ctx), deps, { ...params, ...body }),
  );
  serve(routes, office.refuseQuestion, ({ ctx, params, body }) =>
    refuseQuestion(staffContext(ctx), deps, { ...params, ...body }),
  );
  serve(routes, office.passQuestion, ({ ctx, params, body }) =>
    passQuestion(staffContext(ctx), deps, { ...params, ...body }),
  );
}
