import { comparedOf, rounded } from './createReport.mjs';

const head = `| what | floor | peer | ours | ratio | limit | goal |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`;

/**
 * Replaces the section of a bench in the page of all results, or adds it.
 *
 * @param {string} page The text of the page.
 * @param {{ name: string, what: string, commit: string, date: string, rows: object[] }} run The figures of one run, as
 *   `createReport` keeps them.
 * @returns the new text
 */
export function writeSection(page, { name, what, commit, date, rows }) {
  const title = `## ${name}\n`;
  const text = [title, what, '', `${date}, ${commit}`, '', head, ...rows.map(rowOf), ''].join('\n');
  const from = page.indexOf(`\n${title}`);
  if (from < 0) return `${page.trimEnd()}\n\n${text}`;
  const end = page.indexOf('\n## ', from + 1);
  return `${page.slice(0, from + 1)}${text}${end < 0 ? '' : page.slice(end)}`;
}

function rowOf(figure) {
  const { what, ours, unit, floor, peer, limit, goal } = figure;
  const cell = (number) => (number === undefined ? '' : `${rounded(number)}${unit ? ` ${unit}` : ''}`);
  const bound = (number) => (number === undefined ? '' : String(number));
  const isCompared = floor !== undefined || peer !== undefined;
  const ratio = isCompared ? rounded(comparedOf(figure).value) : '';
  return `| ${[what.replaceAll('|', '/'), cell(floor), cell(peer), cell(ours), ratio, bound(limit), bound(goal)].join(' | ')} |`;
}
