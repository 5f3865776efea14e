/** Why the back end could not be used. */
export type UpstreamFailure = 'timeout' | 'network' | 'status' | 'not json' | 'contract' | 'circuit open'

/** The back end failed: late, unreachable, refusing or talking nonsense. Never shown to a visitor as it is. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly failure: UpstreamFailure
  readonly call: string

  constructor(failure: UpstreamFailure, call: string, detail: string) {
    super(`${call}: ${failure} (${detail})`)
    this.failure = failure
    this.call = call
  }
}
