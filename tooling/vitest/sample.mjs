/** Whether a run takes what is long as well (`SAMPLE=whole`, as `npm run check` sets it). */
export const isWhole = globalThis.process?.env.SAMPLE === 'whole';
