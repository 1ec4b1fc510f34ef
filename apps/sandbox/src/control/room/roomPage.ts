import { html, type Html } from '../../html/html.ts';
import { personas } from '../../personas/personas.ts';
import type { Persona } from '../../personas/Persona.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { faultSection } from './faultSection.ts';
import { managerSection } from './managerSection.ts';
import { plannerSection } from './plannerSection.ts';
import { translationSection } from './translationSection.ts';

/** The control room: everything that a test can do over HTTP, by hand. */
export function roomPage(sandbox: Sandbox): Html {
  const { identity, world } = sandbox.origins;
  const [portal] = sandbox.portalOrigins;
  return html`<a class="skip" href="#main">Skip to the controls</a>
    <header>
      <h1>Control room</h1>
      <p id="session" aria-live="polite"></p>
      <nav aria-label="Places">
        <a href="${portal}/home">Portal</a>
        <a href="${identity}/mailbox">Mailbox</a>
        <a href="${world}/">World outside</a>
        <a href="/sandbox/openapi.json">OpenAPI</a>
      </nav>
    </header>
    <p id="notice" role="status"></p>
    <main id="main" tabindex="-1">
      ${personaSection()} ${clockSection()} ${managerSection()} ${plannerSection()} ${translationSection()}
      ${resetSection()} ${faultSection([...sandbox.endpoints.keys()].sort())} ${logSection()}
    </main>`;
}

function personaSection(): Html {
  return html`<section aria-labelledby="personas">
    <h2 id="personas">Personas</h2>
    <ul class="personas">
      ${personas.map(personaCard)}
    </ul>
    <p><button type="button" data-do="sign-out">Sign this browser out</button></p>
  </section>`;
}

function personaCard({ id, summary, user }: Persona): Html {
  return html`<li>
    <h3>${user.name}</h3>
    <p class="address">${user.email}</p>
    <p>${summary}</p>
    <p class="actions">
      <button
        type="button"
        class="primary"
        data-do="sign-in"
        data-persona="${id}"
        aria-label="Sign in as ${user.name}"
      >
        Sign in
      </button>
      ${
        user.isStaff !== true &&
        html`<button
          type="button"
          data-do="impersonate"
          data-persona="${id}"
          aria-label="Impersonate ${user.name}"
        >
          Impersonate
        </button>`
      }
    </p>
  </li>`;
}

function clockSection(): Html {
  const steps = [
    ['+30 s', 30],
    ['+1 day', 86_400],
    ['+90 days', 90 * 86_400],
  ] as const;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p>In the sandbox it is <time id="now">…</time></p>
    <p class="actions">
      ${steps.map(
        ([label, seconds]) =>
          html`<button type="button" data-do="advance" data-seconds="${seconds}">${label}</button>`,
      )}
      <button type="button" data-do="reset-clock">Back to real time</button>
    </p>
    <label class="check"><input type="checkbox" id="keep-sessions" checked /> Keep everyone signed in</label>
  </section>`;
}

function logSection(): Html {
  return html`<section aria-labelledby="log">
    <h2 id="log">Requests</h2>
    <p class="actions">
      <label class="check"><input type="checkbox" id="follow" checked /> Follow</label>
      <button type="button" data-do="clear-log">Clear</button>
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="The latest requests">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Call</th>
            <th scope="col">Status</th>
            <th scope="col">Took</th>
            <th scope="col">Headers</th>
          </tr>
        </thead>
        <tbody id="requests"></tbody>
      </table>
    </div>
  </section>`;
}

function resetSection(): Html {
  return html`<section aria-labelledby="reset">
    <h2 id="reset">Reset</h2>
    <p>Puts the personas and all they own, the clock, the faults and the settings back to the start.</p>
    <p><button type="button" class="danger" data-do="reset">Reset the sandbox</button></p>
  </section>`;
}
