import type { PortalContext } from '@my-air/feature-kit';

import { reportInteraction, type Interaction } from '../contract/help.ts';

/** Reports a reader's interaction with an article. Never disturbs the reader: a failure is only logged. */
export function report({ api }: Pick<PortalContext, 'api'>, articleId: number, action: Interaction): void {
  void send({ api }, articleId, action);
}

async function send({ api }: Pick<PortalContext, 'api'>, articleId: number, action: Interaction) {
  try {
    await api.send(reportInteraction, { params: { id: articleId }, body: { action } });
  } catch (error) {
    console.info('@my-air/help-center: an interaction was not counted.', error);
  }
}
