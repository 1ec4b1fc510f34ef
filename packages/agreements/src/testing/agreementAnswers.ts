import type { Agreement } from '@my-air/api-client/contract';

const names: Readonly<Record<string, string>> = {
  referral_program: 'Referral program',
  amg_policy: 'Partner policy',
  terms_and_conditions: 'Terms and conditions',
};

export interface AgreementAnswersOptions {
  /** The agreements that are accepted from the start. */
  agreed?: readonly string[];
  /** The agreements of which an older version was accepted. */
  renewed?: readonly string[];
  /** The errors with which accepting each of these fails first, one per attempt. */
  failing?: Readonly<Record<string, Error[]>>;
  /** Accepts these although the answer is the given error: the answer is lost on its way. */
  losing?: Readonly<Record<string, Error[]>>;
}

interface Sent {
  params: { agreement: string };
}

/** A server that keeps the accepted agreements, and the number of acceptances of each. */
export function agreementAnswers(options: AgreementAnswersOptions = {}) {
  const { agreed = [], renewed = [], failing = {}, losing = {} } = options;
  const accepted = new Set(agreed);
  const present = (id: string): { agreement: Agreement } => ({
    agreement: {
      id,
      display_name: names[id] ?? id,
      content_html: `<h3>Promises</h3><p>What both of us promise.</p><h3>Payment</h3><p>Every month.</p><h3>The end</h3><p>Thirty days’ notice.</p><script>window.stolen = true</script>`,
      url: `https://my-air.test/documents/${id}.pdf`,
      signing_url: `https://sign.my-air.test/${id}`,
      version: renewed.includes(id) ? 2 : 1,
      accepted_content_html: renewed.includes(id)
        ? '<h3>Promises</h3><p>What both of us promise.</p><h3>Payment</h3><p>Every month.</p><h3>The end</h3><p>Ninety days’ notice.</p>'
        : null,
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
      return losing[params.agreement]?.shift() ?? present(params.agreement);
    },
  };
}
