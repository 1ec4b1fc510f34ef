import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';

import { partners, pendingModals, referralLinks, users, type UserRow } from '../database/schema.ts';
import { emptyBalance } from '../personas/grants.ts';
import { keepVisit } from '../referral/keepVisit.ts';
import type { Referral } from '../referral/readReferral.ts';
import type { Sandbox } from '../Sandbox.ts';
import { sendVerification } from './sendVerification.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  /** The link that the user came by. */
  referral?: Referral | undefined;
}

/** Makes an account and sends the letter that proves its address. Undefined when the address has one already. */
export async function registerPerson(
  sandbox: Sandbox,
  registration: Registration,
): Promise<UserRow | undefined> {
  const { clock, transactions } = sandbox;
  const { name, email, password, referral } = registration;
  const passwordHash = await hash(password);
  return transactions.write(async (transaction) => {
    const [added] = await transaction
      .insert(users)
      .values({
        subject: crypto.randomUUID(),
        name,
        email: email.toLowerCase(),
        passwordHash,
        referralCode: referral?.code ?? null,
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!added) return undefined;
    const [partner] = await transaction
      .insert(partners)
      .values({
        userId: added.id,
        name,
        balance: emptyBalance,
        leadOrigin: referral ? 'referral' : 'website',
      })
      .returning();
    await transaction.insert(pendingModals).values({ partnerId: partner!.id, name: 'connect_youtube' });
    if (referral) {
      const [link] = await transaction
        .select({ id: referralLinks.id })
        .from(referralLinks)
        .where(eq(referralLinks.marker, referral.code));
      if (link) {
        await keepVisit(transaction, {
          linkId: link.id,
          source: referral.source,
          kind: 'registration',
          now: clock.now(),
        });
      }
    }
    await sendVerification({ ...sandbox, db: transaction }, added);
    return added;
  });
}
