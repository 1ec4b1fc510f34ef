/** The id of the agreement of the referral program. */
export const programAgreement = 'referral_program';

/** The help article about the referral program. */
export const helpArticle = 99;
