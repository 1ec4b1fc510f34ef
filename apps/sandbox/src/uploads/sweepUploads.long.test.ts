import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Attachment, Message } from '@my-air/messenger/contract';
import { expect, test } from 'vitest';

import { uploads } from '../database/schema.ts';
import { startSandbox } from '../startSandbox.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { Visitor } from '#test/support/Visitor.ts';
import { holdSweep, sweepUploads } from './UploadFolder.ts';

const bytes = new TextEncoder().encode('left behind');

async function attach(who: Visitor) {
  const attachments = [new File(['content'], 'kept.txt', { type: 'text/plain' })];
  const { body } = await sendForm(who, '/api/chats/1/messages', { message: 'Here', attachments });
  const [attachment] = (body as { chat_message: Message }).chat_message.attachments as (Attachment & {
    url: string;
  })[];
  return new URL(attachment!.url).pathname;
}

onEveryDatabase('a sweep', ({ sandbox, as }) => {
  test('deletes the files that no upload names, and no other', async () => {
    const who = await as('partner');
    const address = await attach(who);
    const { control } = sandbox();
    const before = await control.uploads.list();
    await control.uploads.write('stray', bytes);
    await sweepUploads(control.db, control.uploads);
    expect(await control.uploads.list()).toEqual(before);
    expect(await who.open(address)).toMatchObject({ status: 200, text: 'content' });
  });

  test('leaves a file whose transaction has not ended yet', async () => {
    const { control } = sandbox();
    const written = Promise.withResolvers<void>();
    const ending = Promise.withResolvers<void>();
    const upload = control.db.transaction(async (transaction) => {
      await holdSweep(transaction);
      await control.uploads.write('under-way', bytes);
      written.resolve();
      await ending.promise;
      const row = {
        partnerId: 1,
        name: 'a.txt',
        mimeType: 'text/plain',
        sizeBytes: 1,
        createdAt: new Date(),
      };
      await transaction.insert(uploads).values({ id: 'under-way', ...row });
    });
    await written.promise;
    const sweep = sweepUploads(control.db, control.uploads);
    ending.resolve();
    await Promise.all([upload, sweep]);
    expect(await control.uploads.list()).toEqual(['under-way']);
  });
});

test('a start deletes what a killed process left behind', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'my-air-sweep-'));
  try {
    const first = await startSandbox({ port: 0, dataDir });
    const address = await attach(await new Visitor(first).signIn('partner'));
    await first.control.uploads.write('stray', bytes);
    await first.close();
    const second = await startSandbox({ port: 0, dataDir });
    expect(await second.control.uploads.list()).toEqual([address.split('/').at(-2)]);
    expect(await (await new Visitor(second).signIn('partner')).open(address)).toMatchObject({ status: 200 });
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
