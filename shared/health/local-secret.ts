/** Whether a secret is one of those that every copy of the code contains (local/workers/local-variables.ts). */
export const isLocalSecret = (value: unknown): boolean => String(value ?? '').includes('of-no-value')
