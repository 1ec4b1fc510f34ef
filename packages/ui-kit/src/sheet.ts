/** The type of an imported style sheet: it exports nothing and is imported for its effect. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- without it this would be a script and not a module
export {};
