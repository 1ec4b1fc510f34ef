import { msg } from '@lingui/core/macro';

import { describeState, isKnownState, type StateWords } from '../overview/describeState.ts';

const stages: Readonly<Record<string, Pick<StateWords, 'tone' | 'label'>>> = {
  agreed: { tone: 'info', label: msg`Agreed` },
  review: { tone: 'warning', label: msg`In review` },
  delivering: { tone: 'warning', label: msg`Being delivered` },
  distributing: { tone: 'positive', label: msg`Live` },
};

/** The name and tone of a request's state; platform states and unknown ones keep their own words. */
export function describeRequest(state: string | null | undefined): Pick<StateWords, 'tone' | 'label'> {
  const stage = state && Object.hasOwn(stages, state) ? stages[state] : undefined;
  return stage ?? describeState(isKnownState(state) ? state : undefined);
}
