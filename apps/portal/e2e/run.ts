import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program, quietly unless it fails.
 * @returns its output
 */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd, maxBuffer: 64 << 20, env: { ...process.env, NODE_OPTIONS: '', ...env } };
  const { stdout } = await promisify(execFile)(program, args, options).catch(
    (error: { message: string; stdout?: string; stderr?: string }) => {
      throw new Error(
        `${program} ${args.join(' ')} failed: ${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`,
      );
    },
  );
  return stdout;
}
