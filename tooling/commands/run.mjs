import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// No tool that we run reports about this machine, or prints that it would.
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
process.env.DO_NOT_TRACK = '1';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints a line that names the current step, with the seconds since the command began. */
export function step(text) {
  const seconds = (performance.now() / 1000).toFixed(1).padStart(6);
  console.log(`\u001B[2m${seconds}s\u001B[0m  \u001B[1m${text}\u001B[0m`);
}

/**
 * Runs a program in the root folder, showing its output.
 * @returns its exit code, and all it printed when `capture` is set.
 */
export function run(program, args, { capture = false, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of capture ? ['stdout', 'stderr'] : []) {
      child[stream].on('data', (chunk) => {
        output += chunk;
        if (!quiet) process[stream].write(chunk);
      });
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Runs turbo, without output about tasks taken from its cache. */
export const turbo = (args, options) =>
  run('turbo', [...args, '--output-logs=errors-only', '--log-order=grouped'], options);

/** Passes Ctrl+C on to the children, and ends with them. */
export function endWith(children) {
  let isEnding = false;
  const end = (code) => {
    if (isEnding) return;
    isEnding = true;
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  for (const child of children) child.once('exit', (code) => end(code ?? 0));
}
