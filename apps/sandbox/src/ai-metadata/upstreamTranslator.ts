import type { VideoText } from '@my-air/ai-metadata/contract';
import * as v from 'valibot';

import type { Gateway } from '../ai-gateway/Gateway.ts';
import { askUpstream, readAnswer, usageOf } from '../ai-gateway/Upstream.ts';
import { HttpError } from '../http/HttpError.ts';
import { restoreParts, takeOutParts } from './text/placeholders.ts';
import { TranslatorPaused, type TranslationTask, type Translator } from './Translator.ts';

const Answer = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.string() }) })),
});
const Texts = v.object({ title: v.string(), description: v.string() });

/** Where nothing says how long to wait. In seconds. */
const usualPause = 60;

const instructions = [
  'You translate titles and descriptions of videos.',
  'Keep every token of the form {{number}} exactly once and unchanged; keep line breaks.',
  'A title has at most 100 characters. Answer with one JSON object: {"title": string, "description": string}.',
].join(' ');

/** Asks the OpenAI-compatible API of the gateway, within its limits for a person and its budget for a day. */
export function createUpstreamTranslator({ settings, limits }: Gateway): Translator {
  async function translateOne(
    { text, direction }: TranslationTask,
    userId: number,
    terms: Parameters<Translator['translate']>[1],
  ) {
    const taken = takeOutParts(text, terms);
    const question = `From ${direction.source} to ${direction.target}:\n${JSON.stringify(taken.text)}`;
    const model = settings.models[0]!;
    const admission = await limits.admit(userId, model, instructions.length + question.length);
    let usage: ReturnType<typeof usageOf>;
    try {
      const { signal } = new AbortController();
      const response = await askUpstream(
        settings,
        'chat/completions',
        {
          model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: question },
          ],
        },
        signal,
      );
      const answer = await readAnswer(response, signal);
      usage = usageOf(answer);
      return restoreParts(textsOf(answer), taken.parts);
    } finally {
      await admission.settle(usage);
    }
  }

  return {
    batchSize: 5,
    translate: async (tasks, terms, userId) => {
      const results: (VideoText | undefined)[] = [];
      for (const task of tasks) {
        try {
          results.push(await translateOne(task, userId, terms));
        } catch (error) {
          if (error instanceof HttpError && error.status === 429) {
            // What has been paid for is kept.
            if (results.length > 0) return results;
            throw new TranslatorPaused(Number(error.headers['retry-after'] ?? usualPause));
          }
          results.push(undefined);
        }
      }
      return results;
    },
  };
}

function textsOf(answer: unknown): VideoText {
  const content = v.parse(Answer, answer).choices[0]?.message.content ?? '';
  const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  return v.parse(Texts, JSON.parse(json));
}
