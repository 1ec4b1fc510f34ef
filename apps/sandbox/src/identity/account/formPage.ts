import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';

import type { UserRow } from '../../database/schema.ts';
import { type Field, type Form, form, formToken, readForm } from '../forms.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/** A page of the account that is one form. */
interface FormPage<Schema extends v.GenericSchema<unknown>> {
  readonly path: string;
  readonly title: string;
  readonly lead: (user: UserRow) => string;
  readonly schema: Schema;
  readonly fields: () => Promise<readonly Field[]>;
  /** The values of the fields before anything is typed. */
  readonly read: (user: UserRow) => Promise<Readonly<Record<string, string>>>;
  readonly save: (user: UserRow, values: v.InferOutput<Schema>) => Promise<unknown>;
}

/** Serves such a page: shows what is kept, refuses field by field, and says that it has saved. */
export function formPage<Schema extends v.GenericSchema<unknown>>(
  app: FastifyInstance,
  { send, requireUser }: IdentityContext,
  { path, title, lead, schema, fields, read, save }: FormPage<Schema>,
): void {
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    values: Pick<Form, 'typed' | 'mistakes'>,
  ) {
    return send(reply, {
      title,
      user,
      current: path,
      lead: lead(user),
      notice: savedNotice(request),
      body: form({
        action: path,
        token: formToken(request, reply),
        submit: 'Save',
        fields: await fields(),
        ...values,
      }),
    });
  }

  app.get(path, async (request, reply) => {
    const user = await requireUser(request, reply);
    return user ? show(request, reply, user, { typed: await read(user) }) : reply;
  });

  app.post(path, async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const reading = readForm(schema, request.body);
    if (!reading.isValid) return show(request, reply.code(422), user, reading);
    await save(user, reading.values);
    return reply.redirect(`${path}?saved`, 303);
  });
}

/** The notice of a page to which a form that was saved has led. */
export function savedNotice(request: FastifyRequest) {
  const { saved } = request.query as Record<string, unknown>;
  return saved === undefined ? undefined : ({ tone: 'done', text: 'Saved.' } as const);
}
