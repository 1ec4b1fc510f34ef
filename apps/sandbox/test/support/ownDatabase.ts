import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** Does one statement on a database. @returns its rows */
export async function ask<Row>(address: string, statement: string): Promise<Row[]> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** A database with a name of its own on a server, which still has to be created. */
export function nameDatabase(server: string, prefix = 'sandbox') {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    address: own.href,
    create: async () => void (await ask(server, `create database ${name}`)),
    drop: async () => void (await ask(server, `drop database ${name} with (force)`)),
  };
}

/** Drops the databases of a server whose names begin with a prefix. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  const all = await ask<{ datname: string }>(server, 'select datname from pg_database');
  for (const { datname } of all)
    if (datname.startsWith(prefix)) await ask(server, `drop database ${datname} with (force)`);
}

/** Cuts all other connections to a database. @returns how many */
export async function cutConnections(database: string): Promise<number> {
  const cut = await ask(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return cut.length;
}
