import { runTorture } from './runTorture.ts';
import { readOptions } from './readOptions.ts';

const report = await runTorture(readOptions(process.argv.slice(2)), (line) => console.log(line));
for (const fault of report.faults) console.error(`FAULT ${fault}`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
