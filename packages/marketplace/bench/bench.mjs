// The cost of finding services among ten thousand, beside the three libraries most used for it, in one run.
// Limits are on bytes, hits and the longest task; times are limited as ratios, and printed as they are.
import { longestTask } from './longestTask.mjs';
import { measureFilters } from './measureFilters.mjs';
import { measureSearch } from './measureSearch.mjs';
import { weighSearch } from './weighSearch.mjs';

const failures = [];

const gzip = await weighSearch();
console.log(`The code of the search: ${(gzip / 1000).toFixed(2)} kB gzip (goal 6)`);
if (gzip > 6_000) failures.push(`The search weighs ${gzip} bytes, more than 6000`);

const longest = await longestTask();
console.log(`The longest task of indexing 10,000 services: ${longest.toFixed(1)} ms (goal 50)\n`);
if (longest > 50) failures.push(`Indexing keeps the thread for ${longest.toFixed(1)} ms, more than 50`);

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

goal('E1 index, ms', ours.index, 200);
for (const kind of ['exact', 'prefix']) goal(`E2 ${kind} p95, ms`, ours[kind].p95, 1);
goal('E2 typo p95, ms', ours.typo.p95, 1.6);
goal('E3 eleven terms p95, ms', ours.match.p95, 1);
goal('A letter or a filter before it is drawn, p95, ms', filters, 25);
for (const kind of ['exact', 'prefix', 'typo']) {
  const ratio = ours[kind].p95 / results.minisearch[kind].p95;
  hold(`${kind} p95 ÷ minisearch`, ratio, 1);
  if (ours[kind].hits < 0.99) failures.push(`${kind}: hit@10 ${ours[kind].hits}, less than 0.99`);
}
hold('eleven terms p95 ÷ minisearch', ours.match.p95 / results.minisearch.match.p95, 1);
hold('index ÷ minisearch', ours.index / results.minisearch.index, 1.2);

for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Prints a time of this machine beside its goal; a missed goal does not fail the run. */
function goal(name, value, most) {
  console.log(`  ${value <= most ? '✓' : '–'} ${name}: ${value.toFixed(3)} (goal ${most})`);
}

function hold(name, ratio, most) {
  console.log(`  ${ratio <= most ? '✓' : '✗'} ${name}: ${ratio.toFixed(2)} (at most ${most})`);
  if (ratio > most) failures.push(`${name} is ${ratio.toFixed(2)}, more than ${most}`);
}
