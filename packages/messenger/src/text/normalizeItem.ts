import type { OutboxItem } from '../outbox/OutboxEntry.ts';
import { normalizeText } from './normalizeText.ts';

/** An item with its texts in the form that every server can return. */
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
