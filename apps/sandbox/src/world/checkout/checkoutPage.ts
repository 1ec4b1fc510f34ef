import type { AiOrderRow } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';

const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The page on which an order is paid, or where to go when it no longer can be. */
export function checkoutPage(order: AiOrderRow, isOpen: boolean, back: string): Html {
  const choice = (value: string, label: string, isPrimary = false) =>
    html`<button name="choice" value="${value}" class="${isPrimary ? 'primary' : 'secondary'}">
      ${label}
    </button>`;
  return html`<main class="sheet">
    <h1>Payment</h1>
    <p>${order.translationsAmount} translations, ${price(order.amountCents)}</p>
    ${
      isOpen
        ? html`<form method="post" action="/checkout/${order.token}">
            <p>${choice('paid', 'Pay', true)}</p>
            <p>${choice('paid_late', 'Pay, and let the confirmation come a minute later')}</p>
            <p>${choice('failed', 'Let the bank decline it')}</p>
            <p>${choice('abandoned', 'Leave without paying')}</p>
          </form>`
        : html`<p>This order is closed.</p>
            <p><a href="${back}">Back to My AIR</a></p>`
    }
  </main>`;
}

/** The receipt of an order: what was paid, and when. */
export function receiptPage(order: AiOrderRow): Html {
  return html`<main class="sheet">
    <h1>Receipt ${order.id}</h1>
    <dl>
      <dt>Translations</dt>
      <dd>${order.translationsAmount}</dd>
      <dt>Paid</dt>
      <dd>${price(order.amountCents)}</dd>
      <dt>On</dt>
      <dd>${order.paidAt?.toISOString() ?? ''}</dd>
    </dl>
  </main>`;
}
