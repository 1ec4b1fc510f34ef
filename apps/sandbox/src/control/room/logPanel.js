import { control } from './control.js';
import { element } from './element.js';

const shown = ['accept-language', 'x-page-loading', 'idempotency-key', 'x-xsrf-token', 'origin'];
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Shows the latest requests, newest first. */
export async function showLog() {
  const { requests } = await control('GET', 'log');
  const rows = requests.slice(-100).reverse().map(rowOf);
  document
    .querySelector('#requests')
    .replaceChildren(
      ...(rows.length > 0 ? rows : [element('tr', {}, element('td', { colspan: 5 }, 'No requests yet.'))]),
    );
}

function rowOf({ at, method, path, query, status, durationMs, headers }) {
  const kept = shown.filter((name) => headers[name]).map((name) => `${name}: ${headers[name]}`);
  return element(
    'tr',
    { class: status === null || status >= 400 ? 'failed' : 'fine' },
    element('td', {}, time.format(new Date(at))),
    element('th', { scope: 'row' }, `${method} ${path}${query ? `?${query}` : ''}`),
    element('td', {}, status === null ? 'cut' : String(status)),
    element('td', {}, `${durationMs} ms`),
    element('td', {}, kept.join(' · ')),
  );
}
