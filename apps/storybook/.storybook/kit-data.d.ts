declare module 'virtual:kit-props' {
  /** The properties of each component of the kit. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import within an ambient module is not resolved
  const props: Readonly<Record<string, Readonly<Record<string, import('./KitProp.ts').KitProp>>>>;
  export default props;
}

declare module 'virtual:kit-facts' {
  /** The status, the task and the changes of each component of the kit. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import within an ambient module is not resolved
  const facts: Readonly<Record<string, import('./readKitFacts.ts').KitFacts>>;
  export default facts;
}

declare module 'virtual:patterns' {
  /** The patterns that screens, dialogs and cards use, by the titles of their stories. */
  const patterns: Readonly<Record<string, readonly string[]>>;
  export default patterns;
}
