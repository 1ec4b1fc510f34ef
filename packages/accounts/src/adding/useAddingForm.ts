import {
  draftPlace,
  max,
  noHtml,
  required,
  useDraftAt,
  useDraftForm,
  useValibotForm,
} from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** The links and names of profiles that are to be added. The field has the name that the server has for it. */
export const addingPlace = draftPlace(
  'accounts/username',
  v.object({ username: v.string() }),
  ({ username }) => username === '',
);

/** The form for the links and names of profiles, with the text that was typed in it before and not sent. */
export function useAddingForm() {
  const draft = useDraftAt(addingPlace);
  const form = useValibotForm(schema, { defaultValues: draft.read() ?? { username: '' } });
  useDraftForm(form, draft);
  return { form, draft };
}

const schema = v.object({ username: v.pipe(v.string(), required(), max(10_000), noHtml()) });
