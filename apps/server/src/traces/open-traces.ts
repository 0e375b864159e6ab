import { traceWith } from '@yahont/api/compose.ts';
import type { Environment } from '#src/settings/environment.ts';
import type { RunningTracing } from './tracing.ts';

/** Traces of this process, if a collector is set: then alone their libraries are loaded. */
export async function openTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Environment): Promise<RunningTracing | null> {
  if (endpoint === undefined) return null;
  const { startTracing } = await import('./tracing.ts');
  const tracing = startTracing({ endpoint, serviceName, share });
  traceWith(tracing);
  return tracing;
}
