/**
 * Sends statements to the database, and once more when the connection broke (fetch's TypeError): building a seed blocks
 * Node for seconds, in which a local database that is reached through a socket closes it. Only for statements that may
 * run twice, which all of the loader's may.
 */
export async function sendAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof TypeError) return send()
    throw error
  }
}
