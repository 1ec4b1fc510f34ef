import * as v from 'valibot';

import { estimateTokens } from './answers.ts';
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

/** The usage of a call that was refused before anything was done. */
const nothing: Usage = { inputTokens: 0, outputTokens: 0 };

/** How a call is made: until when, what is told of its usage, and how much it may write. */
export interface Asking {
  readonly signal: AbortSignal;
  /** Gets the most that a call can use before it is made, since one that is abandoned or cut off is paid for all the same. */
  readonly onUsage: (usage: Usage) => void;
  /** In tokens. @default that of the gateway */
  readonly mostTokens?: number;
}

/** Calls the real API. Errors contain only what the caller may know of a failure. */
export async function askUpstream(
  { upstreamUrl, upstreamKey, upstreamModel, upstreamTimeout }: GatewaySettings,
  call: GatewayCall,
  body: Readonly<Record<string, unknown>>,
  { signal, onUsage, mostTokens = gatewaySizes.outputTokens }: Asking,
): Promise<Response> {
  const timeout = AbortSignal.timeout(upstreamTimeout);
  onUsage({ inputTokens: estimateTokens(body), outputTokens: mostTokens });
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
    // It may still be at work.
    if (timeout.aborted) throw tooSlow();
    onUsage(nothing);
    throw unavailable(error);
  }
  if (response.ok) return response;
  onUsage(nothing);
  await response.body?.cancel();
  throw refusalOf(response);
}

/** The whole answer, whose usage is reported. Throws when it is not JSON, or the API was too slow with it. */
export async function readAnswer(response: Response, { signal, onUsage }: Asking): Promise<object> {
  try {
    const answer = (await response.json()) as object;
    const usage = usageOf(answer);
    if (usage) onUsage(usage);
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    throw error instanceof DOMException && error.name === 'TimeoutError' ? tooSlow() : unavailable(error);
  }
}

/** A whole answer of `chat/completions`, as far as it is read. */
const Answer = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.string() }) })),
});

/** Asks the first of the models for a JSON object, around which it may write what it likes. Throws when there is no such object. */
export async function askForJson<Schema extends v.GenericSchema>(
  settings: GatewaySettings,
  schema: Schema,
  { instructions, question }: { instructions: string; question: string },
  asking: Asking,
): Promise<v.InferOutput<Schema>> {
  const messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: question },
  ];
  const body = { model: settings.models[0]!, messages };
  const answer = await readAnswer(await askUpstream(settings, 'chat/completions', body, asking), asking);
  const content = v.parse(Answer, answer).choices[0]?.message.content ?? '';
  const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  return v.parse(schema, JSON.parse(json));
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
  return gatewayError(504, 'timeout', 'The assistant took too long.');
}

function unavailable(cause: unknown) {
  console.warn('@my-air/sandbox: the AI upstream failed:', cause instanceof Error ? cause.message : cause);
  return gatewayError(502, 'upstream_unavailable', 'The assistant is not available now.');
}

/** The usage that an answer, or the last event of a stream, reports. */
function usageOf(answer: unknown): Usage | undefined {
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
