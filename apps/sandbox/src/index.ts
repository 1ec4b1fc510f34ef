export { startSandbox, type RunningSandbox, type SandboxOptions } from './startSandbox.ts';
export type { Origins, Area } from './Platform.ts';
export type { Sandbox } from './Sandbox.ts';
