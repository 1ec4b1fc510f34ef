/** The id of the agreement of the referral program. */
export const programAgreement = 'referral_program';
