import { control } from './control.js';

const form = () => document.querySelector('#planner-form').elements;

/** The actions of the buttons of the section; each returns the sentence that is said about it. */
export const plannerActs = {
  'planner-tell': async () => {
    const { behaviour, call, times, seconds, text } = form();
    await control('POST', 'planner', {
      behaviour: behaviour.value,
      ...(call.value !== '' && { call: call.value }),
      ...(times.value !== '' && { times: Number(times.value) }),
      delayMs: Number(seconds.value) * 1000,
      retryAfter: Number(seconds.value),
      ...(behaviour.value === 'say' && { turns: [{ text: text.value }] }),
    });
    return 'The planner knows what to do';
  },
  'planner-free': async () => {
    await control('DELETE', 'planner');
    return 'The planner works as usual';
  },
};

/** Shows what the planner was told. */
export async function showPlanner() {
  const { order, met } = await control('GET', 'planner');
  const text = order
    ? `${order.behaviour.replaceAll('_', ' ')}, met ${met}${order.times ? ` of ${order.times}` : ''}`
    : 'It works as usual.';
  const line = document.querySelector('#planner-state');
  if (line.textContent !== text) line.textContent = text;
}
