/** Calls the control API; resolves with the parsed answer, or undefined where there is none. */
export async function control(method, path, body) {
  const answer = await fetch(`/sandbox/api/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await answer.text();
  const parsed = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) throw new Error(parsed?.message ?? `The sandbox answered ${answer.status}`);
  return parsed;
}
