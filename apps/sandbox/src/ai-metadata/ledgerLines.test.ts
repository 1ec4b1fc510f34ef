import type { LedgerLine } from '@my-air/ai-metadata/contract';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { aiLedger, aiOrders } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

interface Answer {
  lines: LedgerLine[];
  meta: { last_page: number; total: number };
}

onEveryDatabase('the balance history', ({ sandbox, as }) => {
  const read = (who: Visitor, page = 1) => who.read<Answer>(`/api/finances-ai/ledger?page=${page}`);

  test('[AIM-07] a job is one line, whose changes add up to the balance, and names its channel', async () => {
    const who = await as('partner');
    const { lines, meta } = await read(who);
    const { balance, reserved } = await who.read<{ balance: number; reserved: number }>(
      '/api/finances-ai/balance',
    );
    expect([lines.length, meta.last_page]).toEqual([meta.total, 1]);
    expect(lines.reduce((sum, line) => sum + line.balance_change, 0)).toBe(balance);
    expect(lines.reduce((sum, line) => sum + (line.reserved ?? 0), 0)).toBe(reserved);
    const ofJobs = lines.filter(({ job_id }) => job_id !== null);
    expect(ofJobs.map(({ job_id, kind }) => [job_id, kind])).toEqual([
      [2, 'running'],
      [1, 'translation'],
    ]);
    expect(ofJobs.map(({ channel_title }) => channel_title)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    // A job that changes again comes first.
    await who.write('POST', '/api/ai-metadata/batch-translations/2/cancel');
    expect((await read(who)).lines[0]).toMatchObject({
      job_id: 2,
      kind: 'unused',
      balance_change: 0,
      reserved: 0,
    });
  });

  test('[AIM-07] a history of 1,000 lines is read in pages to its end, each line once', async () => {
    const who = await as('partner');
    const [bought] = await sandbox().control.db.select().from(aiLedger).limit(1);
    const { id: _, ...entry } = bought!;
    const more = Array.from({ length: 1_000 }, () => ({
      ...entry,
      kind: 'bought',
      orderId: null,
      jobId: null,
    }));
    await sandbox().control.db.insert(aiLedger).values(more);
    const { meta } = await read(who);
    const ids = new Set<unknown>();
    for (let page = 1; page <= meta.last_page; page += 1)
      for (const { id } of (await read(who, page)).lines) ids.add(id);
    expect([ids.size, meta.total > 1_000]).toEqual([meta.total, true]);
  });

  test('[AIM-07] 300 orders are read in pages to their end, the latest first, each once', async () => {
    const who = await as('partner');
    await who.write('POST', '/api/finances-ai/packages/2/orders');
    const { db } = sandbox().control;
    const [latest] = await db.select().from(aiOrders).orderBy(desc(aiOrders.id)).limit(1);
    const { id: _, ...order } = latest!;
    const more = Array.from({ length: 300 }, (_, place) => ({ ...order, token: `order-${place}` }));
    await db.insert(aiOrders).values(more);
    const readOrders = (page: number) =>
      who.read<{ orders: { id: number }[]; meta: Answer['meta'] }>(`/api/finances-ai/orders?page=${page}`);
    const { meta } = await readOrders(1);
    const ids: number[] = [];
    for (let page = 1; page <= meta.last_page; page += 1)
      for (const { id } of (await readOrders(page)).orders) ids.push(id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
    expect([ids.length, meta.total > 300]).toEqual([meta.total, true]);
  });
});
