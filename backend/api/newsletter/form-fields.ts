/** Names of the newsletter form's fields (spec section 5); `email` is fixed by the spec, the others are ours. */
export const FIELDS = { email: 'EMAIL', gdpr: 'gdpr[newsletter]', bot: 'bot' } as const
