/**
 * Runs statements, and retries after a broken connection (fetch's TypeError): building a seed blocks Node for seconds,
 * after which a local database closes its socket. Only for idempotent statements.
 */
export async function sendAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof TypeError) return send()
    throw error
  }
}
