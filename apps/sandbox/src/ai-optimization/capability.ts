/** The capability that opens AI optimization to a partner. */
export const capability = 'ai_metadata_optimization';
