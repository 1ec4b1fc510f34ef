import { isOfUploadType, uploadTypes } from '@my-air/ui-kit';
import * as v from 'valibot';

import { ruleMessage } from './ruleMessage.ts';

/** The values that a field for files can hold. */
type Files = File | FileList | readonly File[] | null | undefined;

/** Takes only files of these types: MIME prefixes or extensions, separated by commas. Without files or types it passes. */
export function uploadType<Input extends Files>(types: string | null | undefined) {
  return v.check<Input, string>(
    (value) => filesOf(value).every((file) => isOfUploadType(file, types)),
    ruleMessage('upload_type', { types: uploadTypes(types).join(', ') }),
  );
}

/** Takes files that together have at most this many thousands of bytes. */
export function uploadMaxSize<Input extends Files>(thousands: number) {
  return v.check<Input, string>(
    (value) => filesOf(value).reduce((total, file) => total + file.size, 0) <= thousands * 1000,
    ruleMessage('upload_max_size', { max: thousands * 1000 }),
  );
}

/** Takes files of which each has at least this many thousands of bytes. */
export function uploadMinSize<Input extends Files>(thousands: number) {
  return v.check<Input, string>(
    (value) => filesOf(value).every((file) => file.size >= thousands * 1000),
    ruleMessage('upload_min_size', { min: thousands * 1000 }),
  );
}

/** Takes at most this many files. */
export function uploadCount<Input extends Files>(count: number) {
  return v.check<Input, string>(
    (value) => filesOf(value).length <= count,
    ruleMessage('upload_count', { max: count }),
  );
}

function filesOf(value: Files): readonly File[] {
  if (!value) return [];
  return value instanceof File ? [value] : Array.from(value);
}
