import { html, type Html } from '../../html/html.ts';

/** The section about the managers of chats: what they do by themselves and by hand. */
export function managerSection(): Html {
  return html`<section aria-labelledby="managers">
    <h2 id="managers">Managers</h2>
    <form id="delay-form" class="fields">
      <label
        >Answer after, s <input name="delaySeconds" type="number" min="0" max="86400" step="any"
      /></label>
      <p class="actions">
        <button type="button" data-do="answer-after">Set</button>
        <button type="button" data-do="answer-never">Never answer</button>
      </p>
    </form>
    <form id="manager-form" class="fields">
      <label class="wide"
        >Chat
        <select name="chatId"></select
      ></label>
      <label class="wide">Message <textarea name="message" rows="2">How is it going?</textarea></label>
      <label>How many <input name="count" type="number" min="1" max="500" value="20" /></label>
    </form>
    <p class="actions">
      <button type="button" class="primary" data-do="manager-write">Write as manager</button>
      <button type="button" data-do="manager-mention">Mention the partner</button>
      <button type="button" data-do="manager-burst">Burst</button>
      <button type="button" data-do="manager-answer">Answer now</button>
    </p>
    <p class="actions">
      <button type="button" data-do="manager-archive">Archive</button>
      <button type="button" data-do="manager-close">Close, and ask for a rating</button>
    </p>
  </section>`;
}
