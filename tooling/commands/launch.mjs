import { spawn } from 'node:child_process';

// `npm start` and `npm run dev`: runs a script of package.json with our pnpm, and ends all that it started when npm is ended.
// npm passes a signal on to the shell that it starts, and the shell passes it on to no process: they would go on without a parent.
const isWindows = process.platform === 'win32';
const child = spawn('npx', ['-y', 'pnpm@12.21.0', '--silent', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // A group of its own, which one signal reaches whole.
  detached: !isWindows,
  shell: isWindows,
});

function end(signal) {
  clearInterval(watch);
  if (isWindows) child.kill(signal);
  else process.kill(-child.pid, signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));

// Node does not tell when a parent ends; its number changes then.
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && end('SIGTERM'), 250);
child.once('exit', (code, signal) => {
  clearInterval(watch);
  process.exitCode = code ?? (signal ? 1 : 0);
});
