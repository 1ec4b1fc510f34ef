import { html, type Html } from '../../html/html.ts';
import { faultPresets } from '../faultPresets.ts';

/** The catalogue of faults, and those that are armed. */
export function faultSection(endpoints: readonly string[]): Html {
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form id="fault-form" class="fields">
      <label>
        Endpoint
        <select name="endpoint">
          <option value="*">Every endpoint</option>
          ${endpoints.map((endpoint) => html`<option>${endpoint}</option>`)}
        </select>
      </label>
      <label>Times <input name="times" type="number" min="1" placeholder="until disarmed" /></label>
      <label>Delay, ms <input name="delayMs" type="number" min="0" max="120000" placeholder="0" /></label>
      <label>Seed <input name="mutate" type="number" value="1" required /></label>
    </form>
    <div class="scroll" tabindex="0" role="region" aria-label="Faults to arm">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">What the call meets</th>
            <th scope="col"><span class="hidden">Arm</span></th>
          </tr>
        </thead>
        <tbody>
          ${faultPresets.map(({ name, label, status }) => faultRow(String(status), label, name, 'preset'))}
          ${faultRow('–', 'The delay alone', 'delay', 'kind')}
          ${faultRow('–', 'The work is done, the answer is dropped', 'drop', 'kind')}
          ${faultRow('–', 'One place of the answer is changed, by the seed', 'mutate', 'kind')}
        </tbody>
      </table>
    </div>
    <h3 id="armed">Armed</h3>
    <ul id="armed-faults" aria-labelledby="armed"></ul>
    <p><button type="button" data-do="disarm-all">Disarm all</button></p>
  </section>`;
}

function faultRow(status: string, label: string, name: string, by: 'preset' | 'kind'): Html {
  return html`<tr>
    <td>${status}</td>
    <th scope="row">${label}</th>
    <td>
      <button type="button" data-do="arm" data-by="${by}" data-name="${name}" aria-label="Arm: ${label}">
        Arm
      </button>
    </td>
  </tr>`;
}
