import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's choice for 16 MB of memory: about 0.2 s. */
const PARAMETERS = { N: 2 ** 14, r: 8, p: 5 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16

/** The maximum bounds the hashing cost. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const { N, r, p } = PARAMETERS
  const hash = await derive(password, salt, PARAMETERS, KEY_BYTES)
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Has equal cost, so that timing does not reveal missing accounts. */
const PLACEHOLDER_HASH = `scrypt$${PARAMETERS.N}$${PARAMETERS.r}$${PARAMETERS.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, N = '', r = '', p = '', salt = '', hash = ''] = (stored ?? PLACEHOLDER_HASH).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), parameters, expected.length)
  return timingSafeEqual(actual, expected) && stored !== null
}

const derive = (
  password: string,
  salt: Buffer,
  parameters: { N: number; r: number; p: number },
  bytes: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Most common passwords of ten characters or more. */
const COMMON: ReadonlySet<string> = new Set(
  `1234567890 12345678910 0123456789 0987654321 qwertyuiop qwerty1234 qwerty12345 password12
  password123 password1234 passwort123 contrasena1 motdepasse motdepasse1 1q2w3e4r5t 1qaz2wsx3edc
  iloveyou12 letmein123 welcome123`.split(/\s+/),
)

export const passwordProblem = (password: string, email: string): 'short' | 'long' | 'guessable' | null => {
  const characters = [...password].length
  if (characters < PASSWORD_LENGTH.min) return 'short'
  if (characters > PASSWORD_LENGTH.max) return 'long'
  const plain = password.toLowerCase()
  const [local = ''] = email.split('@')
  const repeats = new Set(plain).size < 3
  return repeats || COMMON.has(plain) || plain === email || plain === local ? 'guessable' : null
}
