import { inPieces, type ServerEvent } from './ServerEvent.ts';
import type { ResponseObject } from './responseObject.ts';

/** The events by which `responses` streams an answer, in the original's order. */
export function responseEvents(response: ResponseObject): ServerEvent[] {
  const events: ServerEvent[] = [];
  const send = (type: string, data: object) =>
    events.push({ event: type, data: { type, ...data, sequence_number: events.length } });
  const started = { ...response, status: 'in_progress', completed_at: null, output: [], usage: null };
  send('response.created', { response: started });
  send('response.in_progress', { response: started });
  for (const [output_index, item] of response.output.entries()) {
    const at = { item_id: item.id, output_index };
    if (item.type === 'function_call') {
      send('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', arguments: '' },
      });
      for (const delta of inPieces(item.arguments)) {
        send('response.function_call_arguments.delta', { ...at, delta });
      }
      const { name, arguments: given } = item;
      send('response.function_call_arguments.done', { ...at, name, arguments: given });
    } else {
      send('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', content: [] },
      });
      for (const [content_index, part] of item.content.entries()) {
        const place = { ...at, content_index };
        send('response.content_part.added', { ...place, part: { ...part, text: '' } });
        for (const delta of inPieces(part.text)) {
          send('response.output_text.delta', { ...place, delta, logprobs: [] });
        }
        send('response.output_text.done', { ...place, text: part.text, logprobs: [] });
        send('response.content_part.done', { ...place, part });
      }
    }
    send('response.output_item.done', { output_index, item });
  }
  send('response.completed', { response });
  return events;
}
