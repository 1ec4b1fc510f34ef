import { html, type Html } from '../../html/html.ts';

/** The section about faults of translations: failures, revoked access, platform quota, delays, a pause. */
export function translationSection(): Html {
  return html`<section aria-labelledby="translations">
    <h2 id="translations">AI translation</h2>
    <p id="translations-state" role="status"></p>
    <form id="translations-form" class="fields">
      <label
        >Failures, % <input name="failures" type="number" min="0" max="100" step="any" value="7"
      /></label>
      <label>Seconds before a batch <input name="seconds" type="number" min="0" max="60" value="0" /></label>
      <label
        >Translations in a batch <input name="batch" type="number" min="1" max="1000" placeholder="usual"
      /></label>
      <label
        >Take access back after <input name="revokeAfter" type="number" min="0" placeholder="never"
      /></label>
      <label>Quota of a channel a day <input name="quota" type="number" min="0" placeholder="none" /></label>
      <label>Stand still after <input name="pauseAfter" type="number" min="0" placeholder="never" /></label>
      <label class="check"><input name="isPaused" type="checkbox" /> Stand still</label>
    </form>
    <p class="actions">
      <button type="button" class="primary" data-do="translations-set">Set</button>
      <button type="button" data-do="translations-free">Let them work</button>
    </p>
  </section>`;
}
