export type UpstreamFailure = 'timeout' | 'network' | 'status' | 'not json' | 'contract' | 'circuit open'

/** The back end failed: late, unreachable, refusing, or with an invalid response. Visitors never see the message. */
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
