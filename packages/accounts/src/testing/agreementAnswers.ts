import type { Agreement } from '@my-air/api-client/contract';

const names: Readonly<Record<string, string>> = {
  referral_program: 'Referral program',
  amg_policy: 'Partner policy',
  terms_and_conditions: 'Terms and conditions',
};

export interface AgreementAnswersOptions {
  /** The agreements that are accepted from the start. */
  agreed?: readonly string[];
  /** How often accepting each of these fails first, and with what. */
  failing?: Readonly<Record<string, Error[]>>;
}

interface Sent {
  params: { agreement: string };
}

/** A server that keeps which agreements were accepted. */
export function agreementAnswers({ agreed = [], failing = {} }: AgreementAnswersOptions = {}) {
  const accepted = new Set(agreed);
  const present = (id: string): { agreement: Agreement } => ({
    agreement: {
      id,
      display_name: names[id] ?? id,
      content_html: `<h2>${names[id] ?? id}</h2><p>What both of us promise.</p><script>window.stolen = true</script>`,
      url: `https://my-air.test/documents/${id}.pdf`,
      scanned_copy_url: accepted.has(id) ? `https://my-air.test/scans/${id}.pdf` : null,
      is_agreed: accepted.has(id),
      agreed_at: accepted.has(id) ? '2026-11-20T10:00:00Z' : null,
    },
  });
  return {
    'GET api/profile/agreements/{agreement}': ({ params }: Sent) => present(params.agreement),
    'POST api/profile/agreements/{agreement}': ({ params }: Sent) => {
      const failure = failing[params.agreement]?.shift();
      if (failure) return failure;
      accepted.add(params.agreement);
      return present(params.agreement);
    },
  };
}
