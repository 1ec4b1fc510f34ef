import * as v from 'valibot';

import { keptAtom } from '../state.ts';

const kept = /* @__PURE__ */ keptAtom('shell.unknown-calls', v.array(v.string()), [], { per: 'tab' });

/**
 * The atom of the keys of assumed calls that the backend does not know, as the settings name them and as its answers have
 * told in this tab. Features that need one of them are not offered.
 */
export const unknownCallsAtom = () => kept();
