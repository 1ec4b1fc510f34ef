import { checkParts } from './checkParts.mjs';
import { createChecks } from './createChecks.mjs';

// `npm run check`: what `npm test` leaves out because it takes long, and what a release needs. `npm run
// check -- e2e-1 texts-1` runs these parts of it alone.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(checkParts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(checkParts).join(', ')}`);
  process.exit(1);
}

const { check, rows, finish } = createChecks();
const parts = Object.entries(checkParts).filter(([name]) => names.length === 0 || names.includes(name));
const minutes = [];
for (const [part, steps] of parts) {
  const before = rows.length;
  for (const [name, work] of Object.entries(steps)) await check(name, work);
  const own = rows.slice(before);
  const seconds = own.reduce((sum, row) => sum + row.seconds, 0);
  minutes.push({ part, seconds, isRed: own.some(({ isRed }) => isRed) });
}
console.log('\n| part | minutes | |\n| --- | ---: | --- |');
for (const { part, seconds, isRed } of minutes)
  console.log(`| ${part} | ${(seconds / 60).toFixed(1)} | ${isRed ? 'red' : 'green'} |`);
const total = minutes.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`| all | ${(total / 60).toFixed(1)} | |\n`);
finish();
