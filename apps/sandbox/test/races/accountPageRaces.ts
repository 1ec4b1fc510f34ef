import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { partners, users } from '../../src/database/schema.ts';
import type { RunningSandbox } from '../../src/startSandbox.ts';
import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { pageForm } from '#test/support/pageForm.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';
import type { Race, Send } from './Race.ts';
import { countOf } from './RaceExpectation.ts';

const email = 'partner@my-air.test';
const password = 'correct horse battery';

async function personOf({ control: { db } }: RunningSandbox) {
  const [row] = await db
    .select()
    .from(users)
    .innerJoin(partners, eq(partners.userId, users.id))
    .where(eq(users.email, email));
  return row!;
}

/** A browser in which the partner has signed in at the provider. */
async function enter(sandbox: RunningSandbox, { isVerified = true } = {}): Promise<IdentityVisitor> {
  const isPartner = eq(users.email, email);
  if (!isVerified) await sandbox.control.db.update(users).set({ emailVerifiedAt: null }).where(isPartner);
  const who = new IdentityVisitor(sandbox);
  await who.enter(email);
  return who;
}

function sendForm(
  sandbox: RunningSandbox,
  who: Visitor,
  page: Answered,
  fields: Record<string, string>,
  end = '',
): Send {
  const { action, hidden } = pageForm(page.text, end);
  const address = new URL(action, sandbox.identityUrl).href;
  return () => who.copy().submit(address, { ...hidden, ...fields });
}

async function latestLink(sandbox: RunningSandbox, part: string): Promise<string> {
  const letters = await sandbox.control.mailbox.list(email);
  return letters.find(({ link }) => link?.includes(part))?.link ?? '';
}

/** One call succeeds; the others find it done, or no attempt left. */
const once =
  (won: number, ...lost: readonly number[]): Race['check'] =>
  (_sandbox, answers) => {
    const others = answers.filter(({ status }) => lost.includes(status));
    expect([countOf(answers, won), others.length]).toEqual([1, answers.length - 1]);
  };

/** The races of each form that writes to the rows of the partner, by its method and path. */
export const accountPageRaces: Readonly<Record<string, Race>> = {
  'POST /enter/login': {
    open: async (sandbox) => {
      const stranger = new IdentityVisitor(sandbox);
      return sendForm(sandbox, stranger, await stranger.visit('/enter/login'), { email, password });
    },
    // 422 once another form has changed the password, 429 while the limit of parallel attempts is reached.
    statuses: [303, 422, 429],
    check: (_sandbox, answers) => expect(countOf(answers, 303)).toBeGreaterThan(0),
  },
  'POST /profile': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      const fields = { name: 'Race', birthday: '', country: '', city: 'Lviv', address: '', zip_code: '' };
      return sendForm(sandbox, who, await who.visit('/profile'), fields, '/profile');
    },
    statuses: [303],
    check: async (sandbox) => {
      const { users: user, partners: partner } = await personOf(sandbox);
      expect([user.name, partner.name, partner.city]).toEqual(['Race', 'Race', 'Lviv']);
    },
  },
  'POST /preferences': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      const fields = { locale: 'es', timezone: 'UTC', date_format: 'ISO' };
      return sendForm(sandbox, who, await who.visit('/preferences'), fields, '/preferences');
    },
    statuses: [303],
    check: async (sandbox) => expect((await personOf(sandbox)).users.locale).toBe('es'),
  },
  'POST /security/password': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      const fields = { current_password: password, password: 'another horse battery' };
      return sendForm(sandbox, who, await who.visit('/security'), fields, '/security/password');
    },
    // 303 with the change and, once a reset has ended this sign-in, to the sign-in page.
    statuses: [303, 422, 429],
    check: once(303, 422, 429),
  },
  'POST /security/second-factor': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      return sendForm(sandbox, who, await who.visit('/security'), {}, '/security/second-factor');
    },
    // No more changes in a minute than the throttle lets through.
    statuses: [303, 429],
    check: async (sandbox) => expect((await personOf(sandbox)).users.twoFactorMethod).toBe('email'),
  },
  'POST /forgot-password': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      return sendForm(sandbox, who, await who.visit('/forgot-password'), { email }, '/forgot-password');
    },
    // No more letters in a minute than the throttle lets through.
    statuses: [303, 429],
    check: async (sandbox, answers) => {
      const letters = await sandbox.control.mailbox.list(email);
      const sent = answers.filter(({ status }) => status === 303).length;
      expect(letters.filter(({ link }) => link?.includes('/reset-password')).length).toBeGreaterThanOrEqual(
        sent,
      );
    },
  },
  'POST /reset-password': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      await who.fill(await who.visit('/forgot-password'), { email });
      const page = await who.visit(await latestLink(sandbox, '/reset-password'));
      return sendForm(sandbox, who, page, { password: 'a third horse battery' });
    },
    statuses: [200, 410],
    check: once(200, 410),
  },
  'POST /verify-email': {
    open: async (sandbox) => {
      const who = await enter(sandbox, { isVerified: false });
      return sendForm(sandbox, who, await who.visit('/verify-email'), {});
    },
    statuses: [303, 429],
    check: () => {},
  },
  'GET /verify-email/:token': {
    open: async (sandbox) => {
      const who = await enter(sandbox, { isVerified: false });
      await who.fill(await who.visit('/verify-email'), {});
      const link = await latestLink(sandbox, '/verify-email');
      return () => who.copy().open(link);
    },
    statuses: [200, 410],
    // A letter that is sent again replaces the one before.
    check: async (sandbox, answers) => {
      await once(200, 410)(sandbox, answers);
      expect((await personOf(sandbox)).users.emailVerifiedAt).not.toBeNull();
    },
  },
  'GET /logout': {
    open: async (sandbox) => {
      const who = await enter(sandbox);
      return () => who.copy().open(new URL('/logout', sandbox.identityUrl).href);
    },
    statuses: [303],
    check: () => {},
  },
  'POST /enter/register': {
    open: async (sandbox) => {
      const stranger = new IdentityVisitor(sandbox);
      const fields = { name: 'Max', email: 'max@my-air.test', password };
      return sendForm(sandbox, stranger, await stranger.visit('/register'), fields);
    },
    // No more tries in a minute than the throttle lets through.
    statuses: [303, 422, 429],
    check: async (sandbox, answers) => {
      expect(countOf(answers, 303)).toBe(1);
      expect(await sandbox.control.db.$count(users, eq(users.email, 'max@my-air.test'))).toBe(1);
    },
  },
};
