import { Readable } from 'node:stream';

import { createChatCompletion, createGatewayResponse } from '@my-air/marketplace/contract';
import type { FastifyReply } from 'fastify';

import type { Caller } from '../http/Call.ts';
import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import {
  completionEvents,
  completionObject,
  responseEvents,
  responseObject,
  type ServerEvent,
  writeEvent,
} from './answers.ts';
import { fromChat, fromResponses } from './Conversation.ts';
import type { Gateway } from './Gateway.ts';
import { gatewayError, inBothForms } from './GatewayError.ts';
import type { Admission, Usage } from './GatewayLimits.ts';
import { type GatewaySettings, gatewaySizes } from './GatewaySettings.ts';
import { askUpstream, type GatewayCall, passOn, readAnswer } from './Upstream.ts';

interface Asked {
  readonly model: string;
  readonly tools?: readonly unknown[] | null | undefined;
}

/** The gateway to language models: OpenAI's two calls, answered by a local planner or a real API. */
export const gatewayApi: ApiArea<{ gateway: Gateway }> = (sandbox) => async (app) => {
  const { gateway, clock } = sandbox;
  const { settings, planner } = gateway;
  // Refusals that are not the gateway's own, such as that of a visitor, are sent in OpenAI's form as well.
  app.addHook('preSerialization', async (_request, { statusCode }, payload) =>
    inBothForms(statusCode, payload),
  );

  registerDetachedEndpoint(app, sandbox, createGatewayResponse, true, async ({ body, request, reply }) => {
    const characters = checkSizes(body, body.input, settings);
    const isStreaming = body.stream === true;
    return within(gateway, request.caller!, body.model, characters, reply, async (signal, onUsage) => {
      if (settings.upstreamUrl !== undefined) return forward('responses', body, signal, onUsage);
      const turn = await planner.takeTurn('responses', fromResponses(body), signal);
      const response = responseObject(body, turn, clock.now());
      onUsage({ inputTokens: response.usage.input_tokens, outputTokens: response.usage.output_tokens });
      return isStreaming ? streamOf(responseEvents(response)) : response;
    });
  });

  registerDetachedEndpoint(app, sandbox, createChatCompletion, true, async ({ body, request, reply }) => {
    const characters = checkSizes(body, body.messages, settings);
    const isStreaming = body.stream === true;
    return within(gateway, request.caller!, body.model, characters, reply, async (signal, onUsage) => {
      if (settings.upstreamUrl !== undefined) return forward('chat/completions', body, signal, onUsage);
      const turn = await planner.takeTurn('chat/completions', fromChat(body), signal);
      const completion = completionObject(body, turn, clock.now());
      onUsage({
        inputTokens: completion.usage.prompt_tokens,
        outputTokens: completion.usage.completion_tokens,
      });
      if (!isStreaming) return completion;
      const options = body.stream_options as { include_usage?: unknown } | null | undefined;
      return streamOf(completionEvents(completion, options?.include_usage === true));
    });
  });

  async function forward(
    call: GatewayCall,
    body: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    onUsage: (usage: Usage) => void,
  ): Promise<object> {
    const response = await askUpstream(settings, call, body, { signal, onUsage });
    if (body.stream === true) return Readable.from(passOn(response, onUsage));
    return readAnswer(response, { signal, onUsage });
  }
};

/** Does a call within the limits, stops when the client disconnects, and sends the result. */
async function within(
  { limits }: Gateway,
  { user }: Caller,
  model: string,
  characters: number,
  reply: FastifyReply,
  work: (signal: AbortSignal, onUsage: (usage: Usage) => void) => Promise<object>,
): Promise<never> {
  const admission: Admission = await limits.admit(user.id, model, characters);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  let usage: Usage | undefined;
  try {
    const answer = await work(gone.signal, (told) => {
      usage = told;
    });
    if (answer instanceof Readable) {
      answer.once('close', () => {
        // The answer has gone out; its use is then missing from today's count.
        admission
          .settle(usage)
          .catch((error: unknown) => console.error('The use of a model was not kept', error));
      });
      await reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(answer);
      // An abandoned reply is never ended, so Fastify would not know that it has been answered.
      if (!reply.sent) reply.hijack();
    } else {
      await admission.settle(usage);
      return answer as never;
    }
  } catch (error) {
    await admission.settle(usage);
    if (!gone.signal.aborted) throw error;
    // The client has closed the connection, so there is no answer.
    reply.hijack();
  }
  return undefined as never;
}

function streamOf(events: readonly ServerEvent[]): Readable {
  return Readable.from(events.map(writeEvent));
}

/** Refuses a call that is too large, or for a model that is not offered. @returns its number of characters */
function checkSizes(body: Asked, items: readonly unknown[] | string, { models }: GatewaySettings): number {
  const { length } = JSON.stringify(body);
  if (length > gatewaySizes.characters) {
    throw gatewayError(413, 'context_length_exceeded', 'The conversation is too long. Begin a new one.');
  }
  if (items.length > gatewaySizes.items && typeof items !== 'string') {
    throw gatewayError(413, 'context_length_exceeded', 'The conversation is too long. Begin a new one.');
  }
  if ((body.tools?.length ?? 0) > gatewaySizes.tools) {
    throw gatewayError(400, 'too_many_tools', `No more than ${gatewaySizes.tools} tools can be offered.`);
  }
  if (!models.includes(body.model)) {
    throw gatewayError(404, 'model_not_found', `The model "${body.model.slice(0, 60)}" is not offered here.`);
  }
  return length;
}
