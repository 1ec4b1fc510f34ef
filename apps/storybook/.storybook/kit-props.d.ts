declare module 'virtual:kit-props' {
  import type { KitProp } from './KitProp.ts';

  /** The properties of each component of the kit. */
  const props: Readonly<Record<string, Readonly<Record<string, KitProp>>>>;
  export default props;
}
