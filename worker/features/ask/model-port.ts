export type ModelRequest = {
  system: string
  user: string
  /** JSON Schema of the response. */
  schema: object
  signal: AbortSignal
}

/** Yields a language model's response in pieces. Throws when it fails. */
export type ModelPort = (request: ModelRequest) => AsyncIterable<string>
