import { turbo } from './run.mjs';

// Turbo as every command here runs it: `pnpm build`, `pnpm lint` and `pnpm typecheck`.
const { code } = await turbo(process.argv.slice(2));
process.exitCode = code;
