import type { PageReport } from '../../shared/contracts/page-report.ts'

export type Failure = ErrorEvent | PromiseRejectionEvent

/** MAX_ERRORS, MAX_MESSAGE and MAX_STACK of the contract, whose schema the browser does not need. */
export const LIMITS = { errors: 5, message: 300, stack: 2000 }

/**
 * Each error once; the server removes personal data (worker/features/vitals/browser-error.ts). Aborting is no error: a
 * click before the last view transition has ended rejects its promises.
 */
export const reportFailures = (failures: readonly Failure[]): PageReport['errors'] => {
  const all = failures.map((failure) => {
    const error: unknown = 'reason' in failure ? failure.reason : (failure.error ?? failure.message)
    return {
      message: String(error).slice(0, LIMITS.message),
      stack: String((error as Error | undefined)?.stack ?? '').slice(0, LIMITS.stack),
    }
  })
  return all
    .filter(
      ({ message }, i) =>
        !message.startsWith('AbortError') && all.findIndex((other) => other.message === message) === i,
    )
    .slice(0, LIMITS.errors)
}
