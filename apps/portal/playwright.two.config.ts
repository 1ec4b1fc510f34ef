// Two instances of the sandbox on one PostgreSQL behind a proxy. Set here and not by the command, which must work on Windows too.
process.env.E2E_INSTANCES = '2';

export { default } from './playwright.config.ts';
