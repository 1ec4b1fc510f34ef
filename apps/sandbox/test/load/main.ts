import { parseArgs } from 'node:util';

import { runLoad, type LoadPlan } from './runLoad.ts';

// Many users at once on a PostgreSQL server: `--users 500 --minutes 5 --instances 1,2 --size small`. It fails when
// a write was lost or done twice, or an answer had a status of 500 or above. Times are printed.
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
    instances: { type: 'string', default: '1,2' },
    size: { type: 'string', default: 'small' },
  },
});
const size = values.size === 'large' ? 'large' : 'small';
const seconds = Number(values.minutes) * 60;

for (const instances of values.instances.split(',').map(Number)) {
  for (const users of values.users.split(',').map(Number)) await report({ users, seconds, instances, size });
}

async function report(plan: LoadPlan) {
  const { reads, writes, failures, differences } = await runLoad(plan);
  const shown = ({ count, made, p50, p95, p99, max }: typeof reads) =>
    `${count} (${Math.round(made * 100)} % of the planned), p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${max} ms`;
  console.log(
    `load of ${plan.users} users for ${plan.seconds} s on ${plan.instances} (${plan.size}): reads ${shown(reads)}; ` +
      `writes ${shown(writes)}; ${failures.length} failed, ${differences.length} lost or done twice`,
  );
  for (const fault of [...new Set(failures), ...differences].slice(0, 20)) console.log(`  ${fault}`);
  if (failures.length > 0 || differences.length > 0) process.exitCode = 1;
}
