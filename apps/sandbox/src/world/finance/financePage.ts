import { html, type Html } from '../../html/html.ts';
import { financeSections, type FinanceSection } from './financeSections.ts';
import type { Transaction } from './Transaction.ts';

/** The partner whose money a page of the finance app shows. */
export interface Holder {
  readonly partnerId: number;
  readonly name: string;
  readonly balance: Readonly<Record<string, number>>;
}

/** The targets of the links of a page of the finance app. */
export interface Ways {
  /** The place in the portal that was left. */
  readonly back: string;
  readonly signIn: string;
  /** The ending of the addresses of the other pages, so that they know the way back too. */
  readonly on: string;
}

/** A section of the finance app. */
export function sectionPage(
  section: FinanceSection,
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
              <dt>${amountNames[key] ?? key}</dt>
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
                    <a href="/finance/transaction/${id}${ways.on}">${date.toISOString().slice(0, 10)}</a>
                    <span>${money(amount)}</span>
                  </li>`,
              )}
            </ul>`
      }
    </main>`;
}

/** One payment. */
export function transactionPage(
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
                <dd>${transaction.date.toISOString().slice(0, 10)}</dd>
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

const amountNames: Readonly<Record<string, string>> = {
  total: 'In total',
  approved: 'Approved',
  advance: 'Advance',
  active: 'Active funds',
  royalty: 'Royalty',
};

function money(amount: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);
}
