import type { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import type { z } from 'zod';
import { readFolder, type ContentFile } from './files/content-files.ts';
import { TextError } from './files/text-error.ts';
import { QuestionHead } from './heads.ts';
import { typeset } from './typeset.ts';

let questions: ImportQuestion[] | null = null;

/** Questions with their answers. */
export function demoQuestions(): ImportQuestion[] {
  questions ??= typeset(readFolder('questions', QuestionHead).map(questionOf));
  return questions;
}

function questionOf({ file, head, body }: ContentFile<z.output<typeof QuestionHead>>): ImportQuestion {
  const [answer, ...others] = body.blocks;
  if (answer?.type !== 'text' || answer.heading !== '' || others.length > 0 || body.notes.length > 0)
    throw new TextError(file, 1, 'an answer is paragraphs and lists alone');
  return { ...head, answer: answer.markdown };
}
