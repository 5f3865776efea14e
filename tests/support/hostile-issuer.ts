import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

/** Violation of the protocol; `honest` has none. */
export type Violation =
  | 'honest'
  | 'alg none'
  | 'wrong key'
  | 'shared secret'
  | 'wrong audience'
  | 'other issuer'
  | 'expired'
  | 'wrong nonce'
  | 'no nonce'
  | 'no id token'
  | 'privacy without id'
  | 'another picture'

type Claims = Record<string, string | number>

/**
 * An OpenID provider with an account API that violates the protocol as requested. Its codes contain the nonce of the
 * ID token.
 */
export const hostileIssuer = async (clientSecret: string) => {
  let violation: Violation = 'honest'
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const otherKeys = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }

  const idToken = (nonce: string): Promise<string> | string => {
    const now = Math.floor(Date.now() / 1000)
    const claims: Claims = {
      iss: violation === 'other issuer' ? 'https://evil.example' : url,
      aud: violation === 'wrong audience' ? 'another-client' : 'storefront',
      sub: 'stranger-1',
      iat: violation === 'expired' ? now - 7200 : now,
      exp: violation === 'expired' ? now - 3600 : now + 600,
      ...(violation !== 'no nonce' && { nonce: violation === 'wrong nonce' ? 'another' : nonce }),
    }
    if (violation === 'alg none') return new UnsecuredJWT(claims).encode()
    if (violation === 'shared secret')
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret))
    const key = violation === 'wrong key' ? otherKeys.privateKey : privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)
  }

  const handlers: Record<string, (body: URLSearchParams) => Promise<[number, object]> | [number, object]> = {
    '/.well-known/openid-configuration': () => [
      200,
      {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ],
    '/jwks': () => [200, jwks],
    '/token': async (body) => [
      200,
      {
        access_token: 'access',
        token_type: 'Bearer',
        expires_in: 600,
        ...(violation !== 'no id token' && { id_token: await idToken(body.get('code') ?? '') }),
      },
    ],
    '/account/backoffice/users/me': () =>
      violation === 'privacy without id'
        ? [403, { success: false, error: { code: 'USER_PRIVACY_POLICY_ERROR', message: 'no', extraData: {} } }]
        : [
            200,
            {
              success: true,
              data: {
                id: 'stranger-1',
                email: 'stranger@example.com',
                name: 'Stranger Danger',
                pictureImage: violation === 'another picture' ? PICTURE : null,
              },
            },
          ],
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [status, body] = (await handlers[(request.url ?? '').split('?')[0] ?? '']?.(
      new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
    )) ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    setViolation: (next: Violation): void => {
      violation = next
    },
    close: () => server.close(),
  }
}

const PICTURE = {
  ...{ id: 'me', baseUrl: 'https://tracker.example/images', resource: 'faces', seoName: 'me', altText: '', title: '' },
  ...{ type: 'image/webp', size: { width: 10, height: 10 } },
}
