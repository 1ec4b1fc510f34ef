/** The path of an uploaded file, as the database keeps it: without an origin, which may differ at the next start. */
export function uploadPath(id: string, name: string): string {
  return `/sandbox/uploads/${id}/${encodeURIComponent(name)}`;
}
