import type { APIRequestContext } from '@playwright/test';

/**
 * Dismisses the dialogs that the server requires of a signed-in partner. Throws when the server refuses.
 * `base` is the portal's address where the context has none.
 */
export async function dismissPendingModals(request: APIRequestContext, base = ''): Promise<void> {
  const answer = await request.get(`${base}/api/user`);
  const { user } = (await answer.json()) as {
    user: { partner?: { pending_modals?: { id: number; name: string }[] } };
  };
  const pending = user.partner?.pending_modals?.filter(({ name }) => name !== 'connect_youtube') ?? [];
  if (pending.length === 0) return;
  await request.get(`${base}/sanctum/csrf-cookie`);
  const { cookies } = await request.storageState();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  for (const { id } of pending) {
    const done = await request.put(`${base}/api/modal-prompts/${id}`, {
      headers: { 'X-XSRF-TOKEN': token },
      data: { status: 'dismissed' },
    });
    if (!done.ok()) throw new Error(`A pending dialog was not dismissed: ${done.status()}`);
  }
}
