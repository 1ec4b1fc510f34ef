export { startSandbox, type RunningSandbox, type SandboxOptions } from './startSandbox.ts';
export type { Origins, Part, Sandbox } from './Sandbox.ts';
