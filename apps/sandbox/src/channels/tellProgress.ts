import { and, eq, isNull } from 'drizzle-orm';

import { fill, isWireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { type ChannelRow, notifications, partners, users } from '../database/schema.ts';
import { translateText } from '../personas/translateText.ts';
import type { Scope } from '../Platform.ts';

/** The statuses whose beginning is told to the owner of a channel; the translations of the texts are with those of personas. */
const texts: Readonly<Record<string, string>> = {
  connected: '{title} has joined our network',
  invitation_sent: 'Accept our invitation for {title} in YouTube Studio',
  rejected: '{title} was not accepted',
  rejected_low_metrics: '{title} was not accepted',
};

/** Tells the owner that a channel has reached a new status, by a notification and a letter. Statuses that bring nothing to do or to know are not told. */
export async function tellProgress(
  store: Pick<Scope, 'db' | 'clock' | 'mailbox' | 'origins'>,
  { partnerId, platform, platformGuid, status, statusSince, title }: ChannelRow,
): Promise<void> {
  const summary = Object.hasOwn(texts, status) ? texts[status] : undefined;
  if (summary === undefined) return;
  // The portal's address of a channel: an id is unique in its platform only.
  const channel = platform === 'youtube' ? platformGuid : `${platform}:${platformGuid}`;
  const addressOf = (parameter: string) =>
    `/accounts/youtube?${new URLSearchParams({ [parameter]: channel }).toString()}`;
  // Earlier notices of the channel are over.
  await archive(store.db, partnerId, addressOf('channel'), store.clock.now());
  const url = addressOf(status === 'connected' ? 'joined' : 'channel');
  await tellPartner(store, partnerId, { summary, title, url, createdAt: statusSince });
}

/** News for a partner: a text with the name of what it is about, and the portal's address of that. */
interface News {
  summary: string;
  title: string;
  url: string;
  createdAt: Date;
}

/** Tells a partner something by a notification and a letter. */
export async function tellPartner(
  { db, mailbox, origins }: Pick<Scope, 'db' | 'mailbox' | 'origins'>,
  partnerId: number,
  { summary, title, url, createdAt }: News,
): Promise<void> {
  await db
    .insert(notifications)
    .values({ partnerId, type: 'info', summary, description: title, url, createdAt });
  const [owner] = await db
    .select({ email: users.email, locale: users.locale })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(partners.id, partnerId));
  if (!owner) return;
  const subject = fill(translateText(summary, isWireLocale(owner.locale) ? owner.locale : 'en'), { title });
  await mailbox.send(db, { to: owner.email, subject, text: `${subject}.`, link: `${origins.portal}${url}` });
}

/** Archives what asks a partner to come to an address, once there is nothing to do. */
export async function archive(db: Queries, partnerId: number, url: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ archivedAt: now })
    .where(
      and(
        eq(notifications.partnerId, partnerId),
        eq(notifications.url, url),
        isNull(notifications.archivedAt),
      ),
    );
}
