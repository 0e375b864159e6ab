import { data } from 'react-router';
import { ApiProblem } from './call.server.ts';

/** Turns the API's 404 into the page's own; anything else goes on. */
export async function or404<T>(call: Promise<T>, path: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) throw pageNotFound(path);
    throw error;
  }
}

/** SPEC 8: the failed validation of a route. */
export function pageNotFound(path: string): ReturnType<typeof data> {
  return data({ title: `Page Not Found: ${path}` }, { status: 404 });
}
