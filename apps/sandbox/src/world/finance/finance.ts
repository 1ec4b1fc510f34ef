import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { paymentsOf, settleEarnings } from '../../channels/settleEarnings.ts';
import type { PartnerRow } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';
import { sendPage } from '../../html/sendPage.ts';
import type { Area, Platform } from '../../Platform.ts';
import { findCaller } from '../../session/findCaller.ts';
import { returnAddress } from '../returnAddress.ts';

/** A page of the finance app, and the balance it is about. */
const FinanceSection = v.strictObject({
  id: v.string(),
  title: v.string(),
  lead: v.string(),
  /** The key of the partner's balance whose amount the page shows; null shows them all. */
  amount: v.nullable(v.string()),
});

const { sections: financeSections, amountNames } = readData(
  'world/finance.json',
  v.strictObject({
    sections: v.array(FinanceSection),
    amountNames: v.record(v.string(), v.string()),
  }),
);

/** A payment to a partner; the date is as `2026-12-25`. */
interface Transaction {
  readonly id: string;
  readonly date: string;
  readonly amount: number;
}

/** The partner whose money a page of the finance app shows. */
interface Holder {
  readonly partner: PartnerRow;
  readonly name: string;
  readonly balance: Readonly<Record<string, number>>;
}

/** The targets of the links of a page of the finance app. */
interface Ways {
  /** The place in the portal that was left. */
  readonly back: string;
  readonly signIn: string;
  /** The ending of the addresses of the other pages, so that they know the way back too. */
  readonly on: string;
}

/** The finance app that the portal redirects users to; it knows them by the portal's session. */
export const finance: Area = (sandbox) => async (app) => {
  const page = { theme: 'finance', styles: '/world.css' };

  app.get('/finance', (_request, reply) => reply.redirect('/finance/account'));
  for (const section of financeSections) {
    app.get(`/finance/${section.id}`, async (request, reply) => {
      const holder = await holderOf(sandbox, request);
      const body = sectionPage(section, holder, transactionsOf(sandbox, holder), waysOf(sandbox, request));
      return sendPage(reply, { ...page, title: `${section.title} - Finance`, body });
    });
  }

  app.get<{ Params: { id: string } }>('/finance/transaction/:id', async (request, reply) => {
    const { id } = request.params;
    const holder = await holderOf(sandbox, request);
    const transaction = transactionsOf(sandbox, holder).find((payment) => payment.id === id);
    const body = transactionPage(id, holder, transaction, waysOf(sandbox, request));
    return sendPage(reply, { ...page, title: `Transaction ${id} - Finance`, body });
  });
};

/** The ways from a page of the finance app: back to where the user left the portal, and on with the same way back. */
function waysOf(sandbox: Platform, { query }: FastifyRequest): Ways {
  const { return_to: place } = query as { return_to?: unknown };
  const back = returnAddress(sandbox, place).href;
  return {
    back: place === undefined ? `${sandbox.portalOrigins[0]}/home` : back,
    signIn: `${sandbox.portalOrigins[0]}/login`,
    on: place === undefined ? '' : `?${new URLSearchParams({ return_to: back }).toString()}`,
  };
}

async function holderOf(sandbox: Platform, request: FastifyRequest): Promise<Holder | undefined> {
  const { sessions, db } = sandbox;
  const session = await sessions.find(db, request);
  if (session?.userId == null) return undefined;
  const { user, partner: kept } = await findCaller(db, session);
  const partner = await settleEarnings(sandbox, kept);
  return { partner, name: partner.name ?? user.name, balance: partner.balance };
}

function transactionsOf({ clock }: Platform, holder: Holder | undefined): Transaction[] {
  if (!holder) return [];
  return paymentsOf(holder.partner, clock.now()).map(({ amount_usd: amount, date }) => ({
    id: `${holder.partner.id}${date.slice(0, 7).replace('-', '')}`,
    date,
    amount,
  }));
}

/** A section of the finance app. */
function sectionPage(
  section: (typeof financeSections)[number],
  holder: Holder | undefined,
  transactions: readonly Transaction[],
  ways: Ways,
): Html {
  if (!holder) return signedOutPage(section.title, ways);
  const amounts = section.amount === null ? Object.keys(amountNames) : [section.amount];
  return html`${frame(ways, section.id)}
    <main class="sheet">
      <h1>${section.title}</h1>
      <p class="account">${holder.name}</p>
      <p>${section.lead}</p>
      <dl class="amounts">
        ${amounts.map(
          (key) =>
            html`<div>
              <dt>
                ${amountNames[key] ?? key}
                ${key === 'advance' && amounts.length > 1 && html`<small>(not included in the total)</small>`}
              </dt>
              <dd>${money(holder.balance[key] ?? 0)}</dd>
            </div>`,
        )}
      </dl>
      <h2>Payments</h2>
      ${
        transactions.length === 0
          ? html`<p>Nothing was paid to you yet.</p>`
          : html`<ul class="permissions">
              ${transactions.map(
                ({ id, date, amount }) =>
                  html`<li>
                    <a href="/finance/transaction/${id}${ways.on}">${date}</a>
                    <span>${money(amount)}</span>
                  </li>`,
              )}
            </ul>`
      }
    </main>`;
}

/** One payment. */
function transactionPage(
  id: string,
  holder: Holder | undefined,
  transaction: Transaction | undefined,
  ways: Ways,
): Html {
  if (!holder) return signedOutPage(`Transaction ${id}`, ways);
  return html`${frame(ways)}
    <main class="sheet">
      <h1>Transaction ${id}</h1>
      ${
        transaction
          ? html`<dl class="amounts">
              <div>
                <dt>Paid on</dt>
                <dd>${transaction.date}</dd>
              </div>
              <div>
                <dt>Amount</dt>
                <dd>${money(transaction.amount)}</dd>
              </div>
            </dl>`
          : html`<p>${holder.name} has no transaction of this number.</p>`
      }
      <p><a href="/finance/account${ways.on}">All of the account</a></p>
    </main>`;
}

function signedOutPage(title: string, ways: Ways): Html {
  return html`${frame(ways)}
    <main class="sheet">
      <h1>${title}</h1>
      <p>Sign in at My AIR first; the finance app uses the same session.</p>
      <p><a href="${ways.signIn}">Sign in</a></p>
    </main>`;
}

function frame({ back, on }: Ways, current?: string): Html {
  return html`<header class="bar">
    <p class="stand-in">The sandbox's stand-in for the finance app</p>
    <a href="${back}">Back to My AIR</a>
    <nav aria-label="Finance">
      ${financeSections.map(
        ({ id, title }) =>
          html`<a href="/finance/${id}${on}" ${id === current && html`aria-current="page"`}>${title}</a>`,
      )}
    </nav>
  </header>`;
}

function money(amount: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);
}
