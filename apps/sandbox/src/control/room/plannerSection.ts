import { behaviours } from '../../ai-gateway/Planner.ts';
import { html, type Html } from '../../html/html.ts';

/** The labels of the behaviours that can be ordered of the planner behind the AI gateway. */
const labels: Readonly<Record<(typeof behaviours)[number], string>> = {
  unknown_function: 'Calls a function that there is not',
  bad_arguments: 'Calls with arguments that are no JSON',
  endless_loop: 'Calls on and on, each time another way',
  same_call: 'Makes the same call again and again',
  empty: 'Says nothing',
  slow: 'Thinks for the seconds above',
  rate_limited: 'Refuses with 429 and Retry-After',
  server_error: 'Fails with 500',
  say: 'Says the text above',
};

/** The planner's section of the control room. */
export function plannerSection(): Html {
  return html`<section aria-labelledby="planner">
    <h2 id="planner">AI planner</h2>
    <p id="planner-state" role="status"></p>
    <form id="planner-form" class="fields">
      <label class="wide"
        >What it does
        <select name="behaviour">
          ${behaviours.map((name) => html`<option value="${name}">${labels[name]}</option>`)}
        </select></label
      >
      <label
        >Form
        <select name="call">
          <option value="">both</option>
          <option>responses</option>
          <option>chat/completions</option>
        </select></label
      >
      <label>Times <input name="times" type="number" min="1" placeholder="until taken back" /></label>
      <label>Seconds <input name="seconds" type="number" min="0" max="120" value="20" /></label>
      <label class="wide">Text <input name="text" value="I found nothing." /></label>
    </form>
    <p class="actions">
      <button type="button" class="primary" data-do="planner-tell">Tell it</button>
      <button type="button" data-do="planner-free">Let it work</button>
    </p>
  </section>`;
}
