import type { MessageList } from '../contract.ts';
import { compareIds } from './Timeline.ts';

/** The most steps of a search over pages: each step doubles the range that it can find. */
const mostSteps = 40;

/**
 * Finds the page of a message in a chat of any length by binary search, since ids grow with time. A message
 * that is not found was never in the chat.
 *
 * @param fetchPage resolves to undefined to end the search
 */
export async function findPage(
  messageId: number,
  fetchPage: (page: number) => Promise<MessageList | undefined>,
): Promise<number | undefined> {
  let newest = 1;
  let oldest = Number.POSITIVE_INFINITY;
  let page = 1;
  for (let step = 0; step < mostSteps && newest <= oldest; step += 1) {
    const list = await fetchPage(page);
    if (!list) return undefined;
    const ids = list.messages.map(({ id }) => id).toSorted(compareIds);
    if (ids.includes(messageId)) return page;
    if (list.meta?.last_page != null) oldest = Math.min(oldest, list.meta.last_page);
    if (ids.length === 0 || messageId > ids.at(-1)!) oldest = page - 1;
    else if (messageId < ids[0]!) newest = page + 1;
    // Between the first and the last id of a page, and not on it: there is no such message.
    else return undefined;
    page = Number.isFinite(oldest) ? Math.floor((newest + oldest) / 2) : page * 2;
  }
  return undefined;
}
