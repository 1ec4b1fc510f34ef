declare module 'virtual:kit-props' {
  import type { KitProp } from './KitProp.ts';

  /** The properties of each component of the kit. */
  const props: Readonly<Record<string, Readonly<Record<string, KitProp>>>>;
  export default props;
}

declare module 'virtual:kit-facts' {
  import type { KitFacts } from './readKitFacts.ts';

  /** The status and the changes of each component of the kit. */
  const facts: Readonly<Record<string, KitFacts>>;
  export default facts;
}
