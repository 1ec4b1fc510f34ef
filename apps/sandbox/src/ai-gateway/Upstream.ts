import { HttpError } from '../http/HttpError.ts';
import { gatewayError } from './GatewayError.ts';
import type { Usage } from './GatewayLimits.ts';
import { type GatewaySettings, gatewaySizes } from './GatewaySettings.ts';

/** The fields of both calls that are passed on; what could cost more, or be kept by others, is not among them. */
const both = ['model', 'temperature', 'top_p', 'tools', 'tool_choice', 'parallel_tool_calls', 'stream'];
const passedOn = {
  responses: [...both, 'input', 'instructions'],
  'chat/completions': [...both, 'messages'],
} as const;
export type GatewayCall = keyof typeof passedOn;

/** The status of an answer that did not come in time. */
const timedOut = 504;

/**
 * Calls the real API. Errors contain only what the caller may know of a failure.
 * @param mostTokens how much it may write
 */
export async function askUpstream(
  { upstreamUrl, upstreamKey, upstreamModel, upstreamTimeout }: GatewaySettings,
  call: GatewayCall,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  mostTokens: number = gatewaySizes.outputTokens,
): Promise<Response> {
  const timeout = AbortSignal.timeout(upstreamTimeout);
  let response: Response;
  try {
    response = await fetch(`${upstreamUrl}/${call}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(upstreamKey !== undefined && { authorization: `Bearer ${upstreamKey}` }),
      },
      body: JSON.stringify({
        ...bodyFor(call, body, mostTokens),
        ...(upstreamModel !== undefined && { model: upstreamModel }),
      }),
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted) throw tooSlow();
    throw unavailable(error);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw refusalOf(response);
}

/** Whether the API refused before it did anything, so that nothing is paid for; it may still be at work when it takes too long. */
export function wasRefused(error: unknown): boolean {
  return error instanceof HttpError && error.status !== timedOut;
}

/** The whole answer. Throws when it is not JSON, or the API was too slow with it. */
export async function readAnswer(response: Response, signal: AbortSignal): Promise<object> {
  try {
    return (await response.json()) as object;
  } catch (error) {
    if (signal.aborted) throw error;
    throw error instanceof DOMException && error.name === 'TimeoutError' ? tooSlow() : unavailable(error);
  }
}

function bodyFor(call: GatewayCall, body: Readonly<Record<string, unknown>>, mostTokens: number): object {
  const kept = Object.fromEntries(
    passedOn[call].flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
  const wanted = body.max_output_tokens ?? body.max_completion_tokens ?? body.max_tokens;
  const limit = Math.min(typeof wanted === 'number' ? wanted : Infinity, mostTokens);
  return call === 'responses'
    ? { ...kept, store: false, max_output_tokens: limit }
    : {
        ...kept,
        max_completion_tokens: limit,
        ...(body.stream === true && { stream_options: { include_usage: true } }),
      };
}

function refusalOf({ status, headers }: Response) {
  if (status === 429) {
    const after = headers.get('retry-after');
    return gatewayError(
      429,
      'rate_limit_exceeded',
      'The assistant is busy. Try again shortly.',
      after === null ? {} : { 'retry-after': after },
    );
  }
  if (status === 400 || status === 422) {
    return gatewayError(400, 'invalid_request', 'The assistant did not understand the request.');
  }
  // A refused key, like any other failure, is ours: the caller only sees that the API is unavailable.
  return unavailable(`status ${status}`);
}

function tooSlow() {
  return gatewayError(timedOut, 'timeout', 'The assistant took too long.');
}

function unavailable(cause: unknown) {
  console.warn('@my-air/sandbox: the AI upstream failed:', cause instanceof Error ? cause.message : cause);
  return gatewayError(502, 'upstream_unavailable', 'The assistant is not available now.');
}

/** The usage that an answer, or the last event of a stream, reports. */
export function usageOf(answer: unknown): Usage | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { usage, response } = answer as { usage?: unknown; response?: unknown };
  if (typeof usage !== 'object' || usage === null)
    return response === undefined ? undefined : usageOf(response);
  const { input_tokens, output_tokens, prompt_tokens, completion_tokens } = usage as Record<string, unknown>;
  return {
    inputTokens: Number(input_tokens ?? prompt_tokens ?? 0),
    outputTokens: Number(output_tokens ?? completion_tokens ?? 0),
  };
}

/** Passes a stream on as it comes, and reports its usage once the stream contains it. */
export async function* passOn(response: Response, onUsage: (usage: Usage) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body ?? []) {
    const text = decoder.decode(bytes, { stream: true });
    yield text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  }
  readLine(rest);

  function readLine(line: string) {
    const usage = line.startsWith('data: {') ? usageOf(parsed(line.slice('data: '.length))) : undefined;
    if (usage) onUsage(usage);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError: the client gets an event that is not JSON unchanged.
    return undefined;
  }
}
