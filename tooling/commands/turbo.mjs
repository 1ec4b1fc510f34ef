import { turbo } from './run.mjs';

// Turbo as every command here runs it: `pnpm build` and `pnpm typecheck`.
const { code } = await turbo(process.argv.slice(2));
process.exitCode = code;
