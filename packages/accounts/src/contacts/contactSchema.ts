import { contactTypes, type ContactType } from '@my-air/api-client/contract';
import { max, noHtml, required } from '@my-air/feature-kit/forms';
import { cleanIdentifier } from '@my-air/i18n';
import { parseUrl } from '@my-air/ui-kit';
import * as v from 'valibot';

/** The messages for a value that does not fit its kind, in the user's language. */
export interface ContactMessages {
  email: string;
  phone: string;
  website: string;
}

/** The contacts of a creator: each with a kind, and a value that fits it. */
export const contactSchema = (messages: ContactMessages) =>
  v.object({
    contacts: v.array(
      v.pipe(
        v.object({
          type: v.picklist(contactTypes),
          value: v.pipe(v.string(), required(), max(255), noHtml()),
        }),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const input = dataset.value;
          const message = complaintAbout(input.type, cleanIdentifier(input.value), messages);
          if (message === undefined) return;
          const { value } = input;
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: 'value', value }] });
        }),
      ),
    ),
  });

function complaintAbout(type: ContactType, value: string, messages: ContactMessages): string | undefined {
  switch (type) {
    case 'email':
      return isEmail(value) ? undefined : messages.email;
    case 'phone':
    case 'whatsapp':
    case 'viber':
      return isPhone(value) ? undefined : messages.phone;
    case 'website':
      return isWebsite(value) ? undefined : messages.website;
    default:
      // Names at other services have rules that only the service knows.
      return undefined;
  }
}

function isEmail(value: string): boolean {
  return v.is(v.pipe(v.string(), v.email()), value);
}

/** Digits with the usual separators between them; a plus in front, or a short national number. */
function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 5 && digits <= 15;
}

function isWebsite(value: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
  const url = parseUrl(address);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
