import { readdir, readFile } from 'node:fs/promises';

import { behaviours } from '../../ai-gateway/PlannerOrder.ts';
import { fill } from '../../content/wireLocales.ts';
import { html, Html } from '../../html/html.ts';
import { sendPage } from '../../html/sendPage.ts';
import type { Persona } from '../../personas/Persona.ts';
import { personas } from '../../personas/personas.ts';
import type { Area, Platform } from '../../Platform.ts';
import { faultPresets } from '../faultPresets.ts';

/** The labels of the behaviours that can be ordered of the planner behind the AI gateway. */
const behaviourLabels: Readonly<Record<(typeof behaviours)[number], string>> = {
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

/** The page that drives the sandbox by hand: everything that a test can do over HTTP. */
export const controlRoom: Area = (sandbox) => async (app) => {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const room = await read('room.html');
  app.get('/sandbox', (_request, reply) =>
    sendPage(reply, {
      title: 'Control room - My AIR sandbox',
      theme: 'room',
      styles: '/sandbox/room.css',
      script: '/sandbox/room.js',
      body: new Html(fill(room, partsOf(sandbox))),
    }),
  );
  app.get('/sandbox/', (_request, reply) => reply.redirect('/sandbox'));
  for (const name of await readdir(new URL('.', import.meta.url))) {
    const [, kind] = /\.(css|js)$/.exec(name) ?? [];
    if (kind === undefined) continue;
    const text = await read(name);
    const type = `text/${kind === 'js' ? 'javascript' : kind}; charset=utf-8`;
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
};

/** The parts of `room.html` that depend on what the sandbox has. */
function partsOf({ origins, portalOrigins, endpoints }: Platform): Readonly<Record<string, string>> {
  const keys = [...endpoints.keys()].sort();
  const parts = {
    portal: html`${portalOrigins[0]}`,
    identity: html`${origins.identity}`,
    world: html`${origins.world}`,
    personas: html`${personas.map(personaCard)}`,
    behaviours: html`${behaviours.map((name) => html`<option value="${name}">${behaviourLabels[name]}</option>`)}`,
    endpoints: html`${keys.map((endpoint) => html`<option>${endpoint}</option>`)}`,
    faults: html`${faultPresets.map(({ name, label, status }) => faultRow(String(status), label, name, 'preset'))}
    ${faultRow('–', 'The delay alone', 'delay', 'kind')}
    ${faultRow('–', 'The work is done, the answer is dropped', 'drop', 'kind')}
    ${faultRow('–', 'One place of the answer is changed, by the seed', 'mutate', 'kind')}`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, { text }]) => [name, text]));
}

function personaCard({ id, summary, user }: Persona): Html {
  const act = (what: string, name: string, theme: string) =>
    html`<button
      type="button"
      class="${theme}"
      data-do="${what}"
      data-persona="${id}"
      aria-label="${name} ${user.name}"
    >
      ${name.replace(' as', '')}
    </button>`;
  return html`<li>
    <h3>${user.name}</h3>
    <p class="address">${user.email}</p>
    <p>${summary}</p>
    <p class="actions">
      ${act('sign-in', 'Sign in as', 'primary')}
      ${user.isStaff !== true && act('impersonate', 'Impersonate', '')}
    </p>
  </li>`;
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
