/** The rules for files; a rule without a value allows everything. */
export interface UploadRules {
  /** MIME prefixes or extensions, separated by commas, such as `image/*,.pdf`. */
  types?: string | undefined;
  /** The largest size of all files together, in thousands of bytes. */
  maxSize?: number | undefined;
  /** The smallest size of each file, in thousands of bytes. */
  minSize?: number | undefined;
  /** The largest number of files. */
  maxCount?: number | undefined;
}

/** The name of a rule that a file breaks, as the product's validation knows it. */
export type UploadRule = 'upload_type' | 'upload_max_size' | 'upload_min_size' | 'upload_count';

/** A file that was not taken, and the first rule that it breaks. */
export interface RefusedFile {
  /** The file itself. */
  file: File;
  /** The first rule that it breaks. */
  rule: UploadRule;
}

/**
 * Sorts new files into those taken and those refused, given the files already present; in order, so that the
 * first that fit are taken.
 */
export function sortUploads(
  present: readonly File[],
  added: readonly File[],
  rules: UploadRules,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  let size = present.reduce((total, file) => total + file.size, 0);
  for (const file of added) {
    const rule = brokenRule(file, size, present.length + taken.length, rules);
    if (rule) {
      refused.push({ file, rule });
    } else {
      taken.push(file);
      size += file.size;
    }
  }
  return { taken, refused };
}

/**
 * Whether a file matches one of these types, by the start of its MIME type or by its extension; without types
 * every file does.
 */
export function isOfUploadType(file: File, types: string | null | undefined): boolean {
  const allowed = uploadTypes(types);
  return allowed.length === 0 || allowed.some((type) => isOfType(file, type));
}

/** The single types of a list of them, in lower case. */
export function uploadTypes(types: string | null | undefined): string[] {
  const parts = (types ?? '').split(',').map((type) => type.trim().toLowerCase());
  return parts.filter((type) => type !== '');
}

function brokenRule(
  file: File,
  size: number,
  count: number,
  { types, maxSize, minSize, maxCount }: UploadRules,
): UploadRule | undefined {
  if (!isOfUploadType(file, types)) return 'upload_type';
  if (minSize !== undefined && file.size < minSize * 1000) return 'upload_min_size';
  if (maxCount !== undefined && count >= maxCount) return 'upload_count';
  if (maxSize !== undefined && size + file.size > maxSize * 1000) return 'upload_max_size';
  return undefined;
}

function isOfType(file: File, type: string): boolean {
  const prefix = type.replace(/\*.*$/, '');
  const extension = `.${type.replace(/^\./, '')}`;
  return file.type.toLowerCase().startsWith(prefix) || file.name.toLowerCase().endsWith(extension);
}
