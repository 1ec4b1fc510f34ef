// The cost of finding services among ten thousand, beside the three libraries most used for it, in one run.
import { createReport } from '@my-air/bench';

import { longestTask } from './longestTask.mjs';
import { measureFilters } from './measureFilters.mjs';
import { measureSearch } from './measureSearch.mjs';
import { weighSearch } from './weighSearch.mjs';

const report = createReport();
report.add({ what: 'Code of the search, gzip', ours: (await weighSearch()) / 1000, unit: 'kB', limit: 6 });
const longest = await longestTask();
report.add({ what: 'Longest task of indexing 10,000 services', ours: longest, unit: 'ms', limit: 50 });
console.log();

const filters = await measureFilters();
const results = await measureSearch();
const ours = results.ours;
const row = (name, ...cells) =>
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(17)).join(''));
row(
  'engine',
  'index ms',
  'exact p50/p95',
  'prefix p50/p95',
  'typo p50/p95',
  '11 terms p50/p95',
  'hit@10 e/p/t',
);
for (const [name, { index, exact, prefix, typo, match }] of Object.entries(results)) {
  const times = (kind) => (kind ? `${kind.median.toFixed(3)} / ${kind.p95.toFixed(3)}` : '–');
  const hits = [exact, prefix, typo].map((kind) => kind.hits.toFixed(2)).join(' ');
  row(name, index.toFixed(0), times(exact), times(prefix), times(typo), times(match), hits);
}
console.log();

const peer = results.minisearch;
report.add({ what: 'Index', ours: ours.index, peer: peer.index, unit: 'ms', limit: 1.2, goal: 1 });
for (const kind of ['exact', 'prefix', 'typo']) {
  const names = { exact: 'An exact word', prefix: 'The beginning of a word', typo: 'A word with a mistake' };
  report.add({
    what: `${names[kind]}, p95`,
    ours: ours[kind].p95,
    peer: peer[kind].p95,
    unit: 'ms',
    limit: 1,
  });
  report.add({ what: `${names[kind]}: hits among ten`, ours: ours[kind].hits, limit: 0.99, isLeast: true });
}
report.add({ what: 'Eleven words, p95', ours: ours.match.p95, peer: peer.match.p95, unit: 'ms', limit: 1 });
report.add({
  what: 'A letter or a filter before it is drawn, p95',
  ours: filters,
  unit: 'ms',
  limit: 50,
  goal: 25,
});
report.end();
