import { control } from './control.js';
import { element } from './element.js';

/** Arms the fault of a row of the catalogue, as the form above it says. */
export async function arm({ by, name }) {
  const { elements } = document.querySelector('#fault-form');
  const number = (field) => (elements[field].value === '' ? undefined : Number(elements[field].value));
  const order = { endpoint: elements.endpoint.value, times: number('times'), delayMs: number('delayMs') };
  if (by === 'preset') order.preset = name;
  if (name === 'drop') order.dropAnswer = true;
  if (name === 'mutate') order.mutate = number('mutate') ?? 1;
  if (name === 'delay') order.delayMs ??= 3000;
  await control('POST', 'faults', order);
  return `Armed for ${order.endpoint === '*' ? 'every endpoint' : order.endpoint}`;
}

/** Shows the faults that wait for their calls. */
export function showArmed(faults) {
  const list = document.querySelector('#armed-faults');
  if (faults.length === 0) {
    list.replaceChildren(
      element('li', { class: 'empty' }, 'Nothing is armed: every call is answered as it should be.'),
    );
    return;
  }
  const focused = document.activeElement?.dataset.fault;
  list.replaceChildren(...faults.map(armedLine));
  if (focused) list.querySelector(`[data-fault="${focused}"]`)?.focus();
}

function armedLine(fault) {
  const what = wordsOf(fault);
  return element(
    'li',
    {},
    element('span', {}, element('code', {}, fault.endpoint), ` ${what}`),
    element('span', { class: 'count' }, `met ${fault.hits}${fault.times ? ` of ${fault.times}` : ''}`),
    element(
      'button',
      { type: 'button', 'data-do': 'disarm', 'data-fault': fault.id, 'aria-label': `Disarm: ${what}` },
      'Disarm',
    ),
  );
}

function wordsOf({ preset, status, delayMs, dropAnswer, mutate }) {
  return [
    preset?.replaceAll('_', ' '),
    status && `status ${status}`,
    delayMs && `after ${delayMs} ms`,
    dropAnswer && 'answer dropped',
    mutate !== undefined && `changed by seed ${mutate}`,
  ]
    .filter(Boolean)
    .join(', ');
}
