import { listActiveChats, listArchivedChats, listSupportCategories } from '@my-air/messenger/contract';
import { asc } from 'drizzle-orm';

import { supportCategories } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { Part } from '../Sandbox.ts';
import { chatPage } from './chatPage.ts';

/** The conversations of a partner, and what a new one can be about. */
export const messengerApi: Part = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listActiveChats, ({ query }, caller) =>
    chatPage(sandbox, caller, 'active', query),
  );
  registerEndpoint(app, sandbox, listArchivedChats, ({ query }, caller) =>
    chatPage(sandbox, caller, 'archive', query),
  );
  registerEndpoint(app, sandbox, listSupportCategories, async ({ locale }) => {
    const rows = await sandbox.db.select().from(supportCategories).orderBy(asc(supportCategories.id));
    const language = locale as keyof (typeof rows)[number]['name'];
    return {
      support_categories: rows.map(({ id, name, description }) => ({
        id,
        name: name[language],
        description: description[language],
      })),
    };
  });
};
