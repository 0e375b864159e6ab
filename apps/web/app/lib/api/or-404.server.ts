import { data } from 'react-router';
import { ApiProblem } from './call.server.ts';

/** Turns the API's 404 into the page's own 404; rethrows any other error. */
export async function or404<T>(call: Promise<T>, path: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) throw pageNotFound(path);
    throw error;
  }
}

/** Whether an error means that the page does not exist. */
export function isNotFound(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.problem.status === 404;
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { init } = error;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

/** SPEC 4.3: the 404 of a failed route validation. */
export function pageNotFound(path: string): ReturnType<typeof data> {
  return data({ title: `Page Not Found: ${path}` }, { status: 404 });
}
