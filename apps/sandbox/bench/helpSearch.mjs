// Searches the help centre with 5,000 articles in it, on the embedded database and on a server where DATABASE_URL names one.
// `node bench/helpSearch.mjs embedded` and `… server` measure one of them.
import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openDatabase } from '../src/database/openDatabase.ts';
import { helpArticles, helpTexts } from '../src/database/schema.ts';
import { fillHelpCenter } from '../src/help/fillHelpCenter.ts';
import { searchArticles } from '../src/help/search/searchArticles.ts';
import { manyArticles, questions } from './manyArticles.mjs';

const articleCount = 5_000;
const rounds = 6;
/** The slowest of twenty answers may take this long, in milliseconds. */
const budget = 50;
const kinds = [
  ['live', { limit: 6, quotation: 14 }],
  ['full', { limit: 30, quotation: 32 }],
];

const server = process.env.DATABASE_URL;
const failures = [];
/** One of the two alone, when it is named. */
const only = process.argv[2];
if (only !== 'server') await measure('embedded', { dataDir: 'memory' });
if (only === 'embedded') console.log('PostgreSQL: left out');
else if (server) await onServer(server);
else console.log('PostgreSQL: not measured, DATABASE_URL names no server');
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function onServer(address) {
  const name = `help_bench_${randomBytes(6).toString('hex')}`;
  const ask = async (statement) => {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  try {
    await measure('PostgreSQL', { dataDir: 'memory', url: own.href });
  } finally {
    await ask(`drop database ${name}`);
  }
}

async function measure(database, location) {
  const { db, close } = await openDatabase(location);
  try {
    await fillHelpCenter(db);
    const { articles, rows } = manyArticles(articleCount);
    for (const [table, all] of [
      [helpArticles, articles],
      [helpTexts, rows],
    ]) {
      for (let from = 0; from < all.length; from += 250) {
        await db.insert(table).values(all.slice(from, from + 250));
      }
    }
    await db.execute('vacuum analyze help_texts');
    for (const [kind, options] of kinds) await report(db, database, kind, options);
  } finally {
    await close();
  }
}

async function report(db, database, kind, options) {
  const times = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [locale, question] of questions) {
      const start = performance.now();
      const hits = await searchArticles(db, question, locale, options);
      const time = performance.now() - start;
      found += hits.length;
      // The first round fills the caches, as the first visitors of a day do.
      if (round > 0) times.push({ time, question });
    }
  }
  times.sort((one, other) => one.time - other.time);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const p95 = at(0.95).time;
  console.log(
    `${database}, ${kind}: ${articleCount} articles in 5 languages, ${times.length} searches, median ${at(0.5).time.toFixed(1)} ms, ` +
      `p95 ${p95.toFixed(1)} ms (budget ${budget}), slowest "${at(1).question}" ${at(1).time.toFixed(1)} ms, ${(found / rounds / questions.length).toFixed(1)} hits each`,
  );
  if (p95 > budget) failures.push(`${database}, ${kind}: p95 ${p95.toFixed(1)} ms`);
}
