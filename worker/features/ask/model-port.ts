/** What a language model is asked. */
export type ModelRequest = {
  system: string
  user: string
  /** JSON Schema that the answer has to fit. */
  schema: object
  signal: AbortSignal
}

/** A language model: its answer's text, piece by piece as it comes. Throws where it does not answer. */
export type ModelPort = (request: ModelRequest) => AsyncIterable<string>
