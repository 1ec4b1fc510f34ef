import type { RunningSandbox } from '../../src/startSandbox.ts';
import { pageForm } from './pageForm.ts';
import { Visitor, type Answered } from './Visitor.ts';

/** A browser for the pages of the identity provider. */
export class IdentityVisitor extends Visitor {
  readonly #identity: string;

  constructor(sandbox: RunningSandbox) {
    super(sandbox);
    this.#identity = sandbox.identityUrl;
  }

  /** Opens a page of the identity provider, and follows redirects as long as they stay there. */
  async visit(path: string): Promise<Answered & { address: string }> {
    let address = new URL(path, this.#identity).href;
    for (;;) {
      const answer = await this.open(address);
      const location = answer.headers.get('location');
      if (location === null) return { ...answer, address };
      address = new URL(location, address).href;
      if (!this.#isOurs(address)) return { ...answer, address };
    }
  }

  /** Fills in a form of a page and follows the redirects. */
  async fill(
    page: Answered,
    fields: Readonly<Record<string, string>>,
    actionEnd?: string,
  ): Promise<Answered & { address: string }> {
    const { action, hidden } = pageForm(page.text, actionEnd);
    const address = new URL(action, this.#identity).href;
    const answer = await this.submit(address, { ...hidden, ...fields });
    const location = answer.headers.get('location');
    if (location === null) return { ...answer, address };
    const next = new URL(location, address).href;
    return this.#isOurs(next) ? this.visit(next) : { ...answer, address: next };
  }

  /** Whether an address is a page of the provider, or a step of the portal's on the way between two of them. */
  #isOurs(address: string): boolean {
    return address.startsWith(`${this.#identity}/`) || new URL(address).pathname.startsWith('/api/account/');
  }

  /** Signs in on the provider's own page, and follows the redirects. */
  async enter(email: string, path = '/enter/login'): Promise<Answered & { address: string }> {
    return this.fill(await this.visit(path), { email, password: 'correct horse battery' });
  }
}
