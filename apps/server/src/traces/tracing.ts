import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { EndStep, Note, Step, Tracing } from '@yahont/api/compose.ts';
import { followAsked } from './asked.ts';

export type TracingSettings = {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** The share of traces that begin here and are kept, from 0 to 1. */
  share: number;
};

export type RunningTracing = Tracing & {
  /** Runs a request as the root of its trace, or as a part of the trace that its caller names. */
  serve: <T>(step: Step, traceparent: string | undefined, work: (note: Note) => Promise<T>) => Promise<T>;
  /** Sends what was traced so far. */
  flush: () => Promise<void>;
  /** The same, and ends; after two seconds the rest is lost, so that a collector that is away does not delay the end of the shop. */
  stop: () => Promise<void>;
};

const KINDS: Readonly<Record<Step['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  call: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  ask: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  schedule: SpanKind.INTERNAL,
};

/** `version-traceid-parentid-flags` of W3C Trace Context. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Sends traces by OTLP over HTTP. */
export function startTracing({ endpoint, serviceName, share }: TracingSettings): RunningTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('yahont');
  const running = new AsyncLocalStorage<Span>();

  const start = ({ kind, name, facts = {} }: Step, parent: Span | undefined): Span =>
    tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: facts },
      parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent),
    );
  const runAs = async <T>(span: Span, work: (note: Note) => Promise<T>): Promise<T> => {
    const end = endOf(span);
    try {
      const answer = await running.run(span, () => work(noteOn(span)));
      end();
      return answer;
    } catch (error) {
      end(error);
      throw error;
    }
  };
  const tracing: Tracing = {
    run: (step, work) => runAs(start(step, callerOf(step.askedBy) ?? running.getStore()), work),
    // A statement outside of any step, such as a poll of the outbox, would be a trace of its own.
    begin: (step) => {
      const parent = running.getStore();
      return parent === undefined ? () => undefined : endOf(start(step, parent));
    },
    traceId: () => running.getStore()?.spanContext().traceId ?? null,
    traceparent: () => {
      const span = running.getStore();
      return span === undefined ? null : traceparentOf(span);
    },
    snapshot: () => AsyncLocalStorage.snapshot(),
  };
  const stopAsked = followAsked((step) => {
    const parent = running.getStore();
    if (parent === undefined) return null;
    const span = start(step, parent);
    return { traceparent: traceparentOf(span), note: noteOn(span), end: endOf(span) };
  });
  return {
    ...tracing,
    serve: (step, traceparent, work) => runAs(start(step, callerOf(traceparent)), work),
    flush: () => provider.forceFlush(),
    stop: async () => {
      stopAsked();
      // It fails when the collector refuses the rest: no reason to fail the end of the shop.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(DOOR.tracesFinish, undefined, { ref: false })]);
    },
  };
}

function noteOn(span: Span): Note {
  return ({ name, facts, status }) => {
    if (name !== undefined) span.updateName(name);
    if (facts !== undefined) span.setAttributes(facts);
    if (status === undefined) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  };
}

/** Of an error only its kind is written: a message may repeat what somebody typed. */
function endOf(span: Span): EndStep {
  return (error) => {
    if (error !== undefined) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
}

/** The step of the caller that `traceparent` names; undefined when it names none. */
function callerOf(traceparent: string | undefined): Span | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return trace.wrapSpanContext({
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
