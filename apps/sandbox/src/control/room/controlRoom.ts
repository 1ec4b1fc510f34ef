import { readFile } from 'node:fs/promises';

import { sendPage } from '../../html/sendPage.ts';
import type { Part } from '../../Sandbox.ts';
import { roomPage } from './roomPage.ts';

/** The files of the page, with the type each is served as. */
const files = {
  'room.css': 'text/css; charset=utf-8',
  'room.js': 'text/javascript; charset=utf-8',
  'control.js': 'text/javascript; charset=utf-8',
  'element.js': 'text/javascript; charset=utf-8',
  'faultPanel.js': 'text/javascript; charset=utf-8',
  'logPanel.js': 'text/javascript; charset=utf-8',
  'managerPanel.js': 'text/javascript; charset=utf-8',
  'plannerPanel.js': 'text/javascript; charset=utf-8',
  'translationPanel.js': 'text/javascript; charset=utf-8',
};

/** The page that drives the sandbox by hand. */
export const controlRoom: Part = (sandbox) => async (app) => {
  app.get('/sandbox', (_request, reply) =>
    sendPage(reply, {
      title: 'Control room - My AIR sandbox',
      look: 'room',
      styles: '/sandbox/room.css',
      script: '/sandbox/room.js',
      body: roomPage(sandbox),
    }),
  );
  app.get('/sandbox/', (_request, reply) => reply.redirect('/sandbox'));
  for (const [name, type] of Object.entries(files)) {
    const text = await readFile(new URL(name, import.meta.url), 'utf8');
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
};
