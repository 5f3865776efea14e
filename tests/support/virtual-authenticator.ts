import type { CDPSession, Page } from 'playwright-core'

type Credential = Awaited<ReturnType<CDPSession['send']>> & object

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  // Confirms every request, requests of the autofill included.
  automaticPresenceSimulation: true,
} as const

/**
 * Adds Chromium's virtual authenticator to a page, with the passkeys of another page's if they are passed.
 * @param isUserVerified whether the device recognises its user
 */
export const addAuthenticator = async (
  page: Page,
  passkeys: readonly Credential[] = [],
  isUserVerified: boolean = OPTIONS.isUserVerified,
) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...OPTIONS, isUserVerified },
  })
  for (const credential of passkeys)
    await session.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never })
  return {
    verifyUser: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    passkeys: async (): Promise<Credential[]> =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
