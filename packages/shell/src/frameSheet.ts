/** The style sheet of the frame, which exports nothing: it is imported for its effect. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- without it this would be a script and not a module
export {};
