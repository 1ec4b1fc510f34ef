import { fileURLToPath } from 'node:url';

/** The folder of the steps that bring a database's tables up to date. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
