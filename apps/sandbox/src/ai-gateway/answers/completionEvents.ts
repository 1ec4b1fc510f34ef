import type { CompletionObject } from './completionObject.ts';
import { inPieces, type ServerEvent } from './ServerEvent.ts';

/** The chunks by which `chat/completions` streams an answer. @param withUsage whether a last one tells the tokens */
export function completionEvents(completion: CompletionObject, withUsage: boolean): ServerEvent[] {
  const { choices, usage, object: _object, ...head } = completion;
  const chunk = (rest: object): ServerEvent => ({
    data: { ...head, object: 'chat.completion.chunk', ...rest, ...(withUsage && { usage: null }) },
  });
  const delta = (part: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: part, logprobs: null, finish_reason }] });
  const [choice] = choices;
  const { content, tool_calls: calls = [] } = choice!.message;
  return [
    delta({ role: 'assistant', content: calls.length > 0 ? null : '', refusal: null }),
    ...inPieces(content ?? '').map((text) => delta({ content: text })),
    ...calls.flatMap(({ id, type, function: { name, arguments: given } }, index) => [
      delta({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] }),
      ...inPieces(given).map((text) => delta({ tool_calls: [{ index, function: { arguments: text } }] })),
    ]),
    delta({}, choice!.finish_reason),
    ...(withUsage ? [{ data: { ...head, object: 'chat.completion.chunk', choices: [], usage } }] : []),
    { data: '[DONE]' },
  ];
}
