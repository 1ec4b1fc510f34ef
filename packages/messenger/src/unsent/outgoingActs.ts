import { msg } from '@lingui/core/macro';
import type { PortalContext } from '@my-air/feature-api';

import type { DraftFiles } from '../drafts/draftFilesOf.ts';
import type { Drafts } from '../drafts/draftsOf.ts';
import { putBack } from '../drafts/putBack.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import type { OutboxEntry, OutboxFile } from '../outbox/OutboxEntry.ts';

/** Puts an undelivered message back into its chat's draft. Resolves to the chat; undefined if too late. */
export async function editAgain(
  { key, item }: OutboxEntry,
  outbox: Outbox,
  drafts: Drafts,
  draftFiles: DraftFiles,
): Promise<number | undefined> {
  if (item.kind !== 'message') return undefined;
  const taken = await outbox.takeBack(key);
  // It has arrived in the meantime, or is being sent.
  if (!taken) return undefined;
  const { chatId, message, replyToMessageId } = item;
  putBack({ chatId, message, replyToMessageId, files: filesOf(taken.files) }, drafts, draftFiles);
  return chatId;
}

/** Deletes an undelivered entry; a toast offers to undo it. */
export async function discard(
  { key, item }: OutboxEntry,
  outbox: Outbox,
  portal: PortalContext,
): Promise<void> {
  const taken = await outbox.takeBack(key);
  if (!taken) return;
  const files = filesOf(taken.files);
  const { i18n } = portal.locale;
  portal.toasts.show({
    type: 'info',
    title: i18n._(msg`Deleted before it was sent`),
    duration: 8000,
    action: { label: i18n._(msg`Undo`), onAct: () => void outbox.enqueue(item, files) },
  });
}

function filesOf(files: readonly OutboxFile[]): File[] {
  return files.map(({ bytes, name, type }) => new File([bytes], name, { type }));
}
