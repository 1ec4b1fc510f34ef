import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { rowsOf } from './Database.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const marked = [
  '\uFEFFstart',
  '\uFEFF',
  '\uFEFF\uFEFFtwice',
  'mid\uFEFFdle',
  'end\uFEFF',
  '\uFFFE',
  ' \uFEFF',
];

/** Texts that begin with a byte order mark, among others that the database can hold. */
const anyText = fc
  .array(fc.oneof(fc.constant('\uFEFF'), fc.string({ unit: 'binary' })), { maxLength: 4 })
  .map((parts) => parts.join('').replaceAll('\u0000', '').toWellFormed());

/** The names of a table's columns of texts, as the database has them. */
function textColumns(table: PgTable) {
  return getTableConfig(table)
    .columns.filter(({ columnType }) => columnType === 'PgText')
    .map(({ name }) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

onEveryDatabase('the database', ({ sandbox }) => {
  test('gives texts back as they are, from every column that holds any', async () => {
    const { db } = sandbox().control;
    const columns = tables.flatMap(textColumns);
    expect(columns.length).toBeGreaterThan(50);
    for (const table of tables) {
      const names = textColumns(table);
      const records = marked.map((value) => Object.fromEntries(names.map((name) => [name, value])));
      const selected = sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      );
      if (names.length === 0) continue;
      const found = await rowsOf<Record<string, unknown>>(
        db,
        sql`select ${selected} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
      );
      expect(found).toEqual(records);
    }
  });

  test('gives back any rows of any texts, nulls and empty texts among them', async () => {
    const { db } = sandbox().control;
    const rows = fc.array(fc.tuple(fc.option(anyText), fc.option(anyText)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (sent) => {
        const values = sent.map(([one, two], place) => sql`(${place}::int, ${one}::text, ${two}::text)`);
        const found = await rowsOf<Record<string, unknown>>(
          db,
          sql`select one, two from (values ${sql.join(values, sql`, `)}) as sent(place, one, two) order by place`,
        );
        expect(found.map(({ one, two }) => [one, two])).toEqual(sent);
      }),
      { numRuns: 200 },
    );
  });

  test('goes on doing so after a statement that failed, and within a transaction', async () => {
    const { db } = sandbox().control;
    await expect(db.execute(sql`select ${'\uFEFF'}::int`)).rejects.toThrow('Failed query');
    const query = sql`select ${'\uFEFFa'}::text as value, 1 as other`;
    await db.transaction(async (transaction) => {
      expect(await rowsOf<Record<string, unknown>>(transaction, query)).toEqual([
        { value: '\uFEFFa', other: 1 },
      ]);
    });
  });
});
