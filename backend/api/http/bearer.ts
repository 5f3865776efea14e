/**
 * Whether an Authorization header carries the secret. Takes the same time however much of it is right: both sides
 * are hashed first, so neither their length nor their beginning shows. Never true without a secret.
 */
export async function hasValidBearer(header: string | undefined, secret: string | undefined): Promise<boolean> {
  const token = /^Bearer ([\x21-\x7e]+)$/.exec(header ?? '')?.[1]
  if (!secret || token === undefined) return false
  const [expected, given] = await Promise.all([digest(secret), digest(token)])
  let difference = 0
  for (let index = 0; index < expected.length; index++) difference |= (expected[index] ?? 0) ^ (given[index] ?? 0)
  return difference === 0
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
