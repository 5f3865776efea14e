import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.of(0x59, bytes.length >> 8, bytes.length & 0xff), bytes])

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export type Ceremony = {
  challenge: string
  origin: string
  /** Default: the host of the origin. */
  rpId?: string
  counter?: number
  /** Default: true. */
  userVerified?: boolean
}

const flagsOf = ({ userVerified = true }: Ceremony): number => PRESENT | (userVerified ? VERIFIED : 0)

const authenticatorData = (ceremony: Ceremony, flags: number, attested: Uint8Array = Buffer.alloc(0)): Buffer => {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(ceremony.counter ?? 0)
  const rpId = ceremony.rpId ?? new URL(ceremony.origin).hostname
  return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, attested])
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** One passkey (ES256, no attestation) that responds to any ceremony, invalid ones included. */
export const softwareAuthenticator = (userHandle: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  const coordinate = (value: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(value, 'base64url')])
  // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    ...[Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21), coordinate(x)],
    ...[Buffer.of(0x22), coordinate(y)],
  ])
  return {
    id,
    create(ceremony: Ceremony): object {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, coseKey])
      const attestationObject = Buffer.concat([
        ...[Buffer.of(0xa3), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.of(0xa0)],
        ...[cborText('authData'), cborBytes(authenticatorData(ceremony, flagsOf(ceremony) | ATTESTED, attested))],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      }
      return { ...common, response }
    },
    get(ceremony: Ceremony, { tamper = false, owner = userHandle } = {}): object {
      const data = authenticatorData(ceremony, flagsOf(ceremony))
      const client = clientData('webauthn.get', ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      if (tamper) signature.writeUInt8(signature.readUInt8(20) ^ 1, 20)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: base64url(Buffer.from(owner)),
      }
      return { ...common, response }
    },
  }
}
