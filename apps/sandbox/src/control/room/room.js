import { control } from './control.js';
import { arm, showArmed } from './faultPanel.js';
import { showLog } from './logPanel.js';
import { managerActs, showManager } from './managerPanel.js';
import { plannerActs, showPlanner } from './plannerPanel.js';
import { roughActs, showRough } from './roughPanel.js';
import { showTranslations, translationActs } from './translationPanel.js';

/** The action of each button; it returns the sentence that is said about it. */
const acts = {
  'sign-in': async ({ persona }) => {
    const { user } = await control('POST', 'session', { persona });
    return `This browser is signed in as ${user.name}`;
  },
  'sign-out': async () => {
    await control('DELETE', 'session');
    return 'This browser is signed out';
  },
  impersonate: async ({ persona }) => {
    const { location } = await control('POST', 'impersonate', { persona });
    window.location.assign(location);
    return 'On to the portal';
  },
  grow: async () => {
    const { session } = await control('GET', 'state');
    if (!session) throw new Error('Sign in as a persona first');
    const fields = document.querySelectorAll('#growth-form input');
    const counts = Object.fromEntries([...fields].map(({ name, value }) => [name, Number(value)]));
    await control('POST', 'growth', { persona: session.email, ...counts });
    return `${session.name} has more now`;
  },
  advance: async ({ seconds }) => {
    const keepSessions = document.querySelector('#keep-sessions').checked;
    await control('POST', 'clock', { advanceSeconds: Number(seconds), keepSessions });
    return 'The clock was moved';
  },
  'reset-clock': async () => {
    await control('POST', 'clock', { reset: true });
    return 'The clock shows the real time';
  },
  arm,
  disarm: async ({ fault }) => {
    await control('DELETE', `faults/${fault}`);
    return 'Disarmed';
  },
  'disarm-all': async () => {
    await control('DELETE', 'faults');
    return 'All faults are disarmed';
  },
  'clear-log': async () => {
    await control('DELETE', 'log');
    return 'The log is empty';
  },
  ...managerActs,
  ...plannerActs,
  ...roughActs,
  ...translationActs,
  reset: async () => {
    await control('POST', 'reset');
    return 'The sandbox is as new';
  },
};

const notice = document.querySelector('#notice');
const stopped = new URLSearchParams(window.location.search).get('stopped');
if (stopped !== null) {
  notice.textContent = `You no longer act as ${stopped}`;
  window.history.replaceState(null, '', window.location.pathname);
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-do]');
  if (!button) return;
  button.setAttribute('aria-busy', 'true');
  try {
    notice.textContent = await acts[button.dataset.do](button.dataset);
  } catch (error) {
    notice.textContent = error.message;
  }
  button.removeAttribute('aria-busy');
  await refresh();
});
for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => event.preventDefault());

async function refresh() {
  try {
    const state = await control('GET', 'state');
    showSession(state.session);
    showTime(state.now);
    showArmed(state.faults);
    await showManager();
    await showPlanner();
    await showRough();
    await showTranslations();
    if (document.querySelector('#follow').checked) await showLog();
  } catch (error) {
    notice.textContent = `The sandbox does not answer: ${error.message}`;
  }
}

function showSession(session) {
  const text = session
    ? `Signed in as ${session.name}${session.isImpersonated ? ', impersonated by staff' : ''}`
    : 'This browser is not signed in';
  const line = document.querySelector('#session');
  if (line.textContent !== text) line.textContent = text;
}

function showTime(now) {
  const line = document.querySelector('#now');
  line.dateTime = now;
  line.textContent = new Date(now).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium' });
}

/** The page keeps up by itself, except in a tab that nobody looks at. */
setInterval(() => {
  if (!document.hidden) void refresh();
}, 2000);
void refresh();
