import type { OutboxItem } from '../outbox/OutboxEntry.ts';
import { normalizeText } from './normalizeText.ts';

/** What a person wrote, with its texts as every server can give them back. */
export function normalizeItem(item: OutboxItem): OutboxItem {
  switch (item.kind) {
    case 'message':
      return { ...item, message: normalizeText(item.message) };
    case 'supportRequest':
      return { ...item, summary: normalizeText(item.summary), message: normalizeText(item.message) };
    case 'review':
      return { ...item, ...(item.comment !== undefined && { comment: normalizeText(item.comment) }) };
  }
}
