import { fileURLToPath } from 'node:url';

/** Where the steps stand that bring a database's tables up to date. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
