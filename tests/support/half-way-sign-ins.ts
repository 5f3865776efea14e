import { decodeJwt } from 'jose'
import { ACCOUNT, type IdentitySite, isBack, OWNER } from './builders/identity-site.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

/** `start` creates something half-way and returns how to go on, which tells whether that opens the owner's account. */
export type HalfWay = {
  start: () => Promise<() => Promise<boolean>>
  /** Default: in an account that nobody has ended. */
  opens?: { untouched: boolean; 'signed out everywhere'?: boolean }
}

type Browser = ReturnType<IdentitySite['browser']>

/** All that can sign in to an account, or is signed in. */
export const halfWaySignIns = (site: IdentitySite) => {
  const start = async (who?: Browser) => {
    const at = await site.atSignIn(who)
    return { who: at, step: at.url().pathname, url: at.url().href }
  }

  /** Whether the browser has returned to the storefront with a code that yields tokens of the account. */
  const hasTokens = async (who: Browser): Promise<boolean> => {
    if (!isBack(who) || !who.url().searchParams.has('code')) return false
    const { id_token } = await site.tokens(who.url())
    return id_token !== undefined && decodeJwt(id_token).sub === 'owner'
  }

  const isSignedIn = async (who: Browser) => (await who.get('account', '/profile')).status === 200

  const forget = async ({ who, step }: { who: Browser; step: string }) => {
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    return site.mailedCode()
  }
  const confirmRecovery = async (who: Browser, link: string) => {
    await who.request(link)
    await who.post(`${ACCOUNT}/recovery`, { token: new URL(link).searchParams.get('token') ?? '' })
  }
  const recoveryLink = async () => {
    await forget(await start())
    return /http:\S+\/recovery\?token=\S+/.exec((await site.mails())[0]?.text ?? '')?.[0] ?? ''
  }
  const choosePassword = async (who: Browser, step: string, more = {}) => {
    await who.submit(`${step}/password`, { password: 'a sentence of somebody', ...more })
    return hasTokens(who)
  }
  /** Opens a sign-in page in a browser that may have a recovery, and chooses a password. */
  const recover = async (who: Browser) => {
    const { step } = await start(who).catch(() => ({ step: who.url().pathname.replace(/\/password$/, '') }))
    return choosePassword(who, step)
  }
  const guessUntilLimit = async () => {
    const { who, step } = await start()
    for (let nth = 0; nth < 10; nth += 1) await who.submit(step, { ...OWNER, password: 'wrong wrong wrong' })
  }
  const countPasskeys = () => site.sqlite.prepare('SELECT count(*) AS n FROM passkey').get()?.n

  const startCreation = async (who: Browser, path: string) => {
    const { options } = JSON.parse((await who.post(`${path}/options`, {})).text)
    const response = softwareAuthenticator('owner').create({ challenge: options.challenge, origin: ACCOUNT })
    return async () => {
      await who.post(path, { response: JSON.stringify(response) })
      return countPasskeys() === 1
    }
  }
  const verifyNewEmail = async (request: string) => {
    const send = (path: string, body: object) =>
      site.request('account', path, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { authorization: `Basic ${btoa(`${site.env.CLIENT_ID}:${site.env.CLIENT_SECRET}`)}` },
      })
    await send('/codes/send', {
      request,
      email: OWNER.email,
      marketingText: null,
      language: 'en',
      ip: null,
      device: null,
    })
    await send('/codes/check', { request, code: await site.mailedCode() })
  }

  const scenarios = {
    password: {
      async start() {
        const { who, step } = await start()
        return async () => {
          await who.submit(step, OWNER)
          return hasTokens(who)
        }
      },
      opens: { untouched: true, 'signed out everywhere': true },
    },
    'finished sign-in': {
      async start() {
        const { who, url } = await start()
        const finished = await who.post(url, OWNER)
        return async () => {
          await who.follow(finished)
          return hasTokens(who)
        }
      },
    },
    'sign-in again of a session': {
      async start() {
        const who = await site.signedIn()
        await who.visit('account', site.authorizeUrl({ prompt: 'login' }))
        const finished = await who.post(who.url().href, OWNER)
        return async () => {
          await who.follow(finished)
          return hasTokens(who)
        }
      },
    },
    session: {
      async start() {
        const who = await site.signedIn()
        return async () => {
          if (await isSignedIn(who)) return true
          await who.visit('account', site.authorizeUrl())
          return hasTokens(who)
        }
      },
    },
    code: {
      async start() {
        const who = await site.signedIn()
        return () => hasTokens(who)
      },
    },
    'access token': {
      async start() {
        const { access_token } = await site.tokens((await site.signedIn()).url())
        const headers = { authorization: `Bearer ${access_token}` }
        return async () => {
          const paths = ['/me', '/backoffice/users/me', '/backoffice/users/me/data']
          const statuses = paths.map(async (path) => (await site.request('account', path, { headers })).status)
          return (await Promise.all(statuses)).includes(200)
        }
      },
    },
    'refresh token': {
      async start() {
        const { refresh_token } = await site.tokens((await site.signedIn()).url())
        return async () => {
          const fields = { grant_type: 'refresh_token', refresh_token }
          return (await site.postAsClient('/token', fields)).status === 200
        }
      },
    },
    'code of a confirmed sign-in': {
      async start() {
        await guessUntilLimit()
        const { who, step } = await start()
        await who.submit(step, OWNER)
        const code = await site.mailedCode()
        return async () => {
          await who.submit(`${step}/code`, { code })
          return hasTokens(who)
        }
      },
    },
    'code of a recovery': {
      async start() {
        const begun = await start()
        const code = await forget(begun)
        return async () => {
          await begun.who.submit(`${begun.step}/code`, { code })
          return choosePassword(begun.who, begun.step)
        }
      },
    },
    'verified recovery': {
      async start() {
        const begun = await start()
        await begun.who.submit(`${begun.step}/code`, { code: await forget(begun) })
        return () => choosePassword(begun.who, begun.step)
      },
    },
    'mailed recovery link': {
      async start() {
        const link = await recoveryLink()
        const who = site.browser()
        return async () => {
          await confirmRecovery(who, link)
          return recover(who)
        }
      },
    },
    'opened recovery link': {
      async start() {
        const who = site.browser()
        await confirmRecovery(who, await recoveryLink())
        return () => recover(who)
      },
    },
    'recovery of a link': {
      async start() {
        const who = site.browser()
        await confirmRecovery(who, await recoveryLink())
        await start(who).catch(() => undefined)
        const step = who.url().pathname.replace(/\/password$/, '')
        return () => choosePassword(who, step)
      },
    },
    'verified sign-up': {
      async start() {
        site.sqlite.exec('DELETE FROM account')
        const { who, step } = await start()
        await who.submit(`${step}/sign-up`, { email: OWNER.email, name: 'Ada Byron' })
        await who.submit(`${step}/code`, { code: await site.mailedCode() })
        await site.addAccount()
        return () => choosePassword(who, step)
      },
      opens: { untouched: false },
    },
    'verified email of the storefront': {
      async start() {
        const request = 'a'.repeat(64)
        await verifyNewEmail(request)
        const authorization = new URL(site.authorizeUrl({ proof: request }), ACCOUNT)
        const pushed = await site.postAsClient('/request', Object.fromEntries(authorization.searchParams))
        const query = new URLSearchParams({ client_id: 'storefront', request_uri: JSON.parse(pushed.text).request_uri })
        const who = site.browser()
        return async () => {
          await who.visit('account', `/auth?${query}`)
          return choosePassword(who, who.url().pathname.replace(/\/password$/, ''), { name: 'Ada Byron' })
        }
      },
      opens: { untouched: false },
    },
    'offer of a passkey': {
      async start() {
        const { who, url } = await start()
        await who.post(url, { ...OWNER, device: 'passkey' })
        return async () => (await startCreation(who, `${url}/passkey-offer`).catch(() => null))?.() ?? false
      },
    },
    'passkey of an offer': {
      async start() {
        const { who, url } = await start()
        await who.post(url, { ...OWNER, device: 'passkey' })
        return startCreation(who, `${url}/passkey-offer`)
      },
    },
    'passkey of the profile': {
      start: async () => startCreation(await site.signedIn(), `${ACCOUNT}/passkeys`),
    },
    passkey: {
      async start() {
        const owner = await site.signedIn()
        const authenticator = softwareAuthenticator('owner')
        const { options } = JSON.parse((await owner.post(`${ACCOUNT}/passkeys/options`, {})).text)
        const created = authenticator.create({ challenge: options.challenge, origin: ACCOUNT })
        await owner.post(`${ACCOUNT}/passkeys`, { response: JSON.stringify(created) })
        const { who, step, url } = await start()
        const { challenge } = JSON.parse((await who.post(`${url}/passkey/options`, {})).text)
        const assertion = authenticator.get({ challenge, origin: ACCOUNT, counter: 1 })
        return async () => {
          await who.submit(`${step}/passkey`, { response: JSON.stringify(assertion) })
          return hasTokens(who)
        }
      },
      opens: { untouched: true, 'signed out everywhere': true },
    },
    'known device': {
      async start() {
        const device = await site.signedIn()
        device.setCookie('account', '__Host-session', '')
        await guessUntilLimit()
        return async () => {
          const { who, step } = await start(device)
          await who.submit(step, OWNER)
          return hasTokens(who)
        }
      },
    },
  } satisfies Record<string, HalfWay>
  return { scenarios, start, forget, hasTokens }
}
