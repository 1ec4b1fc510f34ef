import { measureCode, sum } from './measureCode.mjs';
import { root } from './run.mjs';

// `pnpm size-of-code`: the lines and files of the product by package, the files with exactly one importer, and those of them
// that could as well be part of it. `pnpm size-of-code --list` names these.
const sizes = measureCode(root);
if (process.argv.includes('--list')) {
  for (const file of sizes.flatMap(({ mergeable }) => mergeable)) console.log(file);
  process.exit();
}

const print = (name, ...columns) =>
  console.log([name.padEnd(28), ...columns.map((column) => String(column).padStart(13))].join(''));
const printSum = (name, rows) =>
  print(
    name,
    sum(rows.map(({ lines }) => lines)),
    sum(rows.map(({ files }) => files)),
    sum(rows.map(({ single }) => single.length)),
    sum(rows.map(({ mergeable }) => mergeable.length)),
  );

print('', 'lines', 'files', 'one importer', 'mergeable');
for (const [group, rows] of Map.groupBy(sizes, ({ group }) => group)) {
  printSum(group, rows);
  if (rows.length > 1) for (const row of rows) printSum(`  ${row.folder}`, [row]);
}
printSum('product', sizes);
