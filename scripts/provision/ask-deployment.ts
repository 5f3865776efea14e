import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { deploymentFile, deploymentSchema, type EnvironmentName } from '../../build/deployment.ts'
import { siteOrigins } from '../../build/site-origins.ts'
import { MARKET_IDS, WORLD_MARKET } from '../../markets/market-id.ts'

type Ask = (question: string, proposed: string) => Promise<string>

/** Values of an environment whose hosts are all below one domain. */
const proposeDeployment = (domain: string, accountId: string) => ({
  accountId,
  hosts: {
    markets: { '*': `{id}.${domain}` },
    ...{ api: `api.${domain}`, account: `account.${domain}`, images: `images.${domain}`, booking: `booking.${domain}` },
  },
  mailFrom: `hello@${domain}`,
})

/** Asks for what only people know. Throws for answers that cannot be. */
export const answersOf = async (ask: Ask, environment: EnvironmentName): Promise<z.input<typeof deploymentSchema>> => {
  const accountId = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await ask('Account id (npx wrangler whoami)', ''))
  const domain = await ask('Domain of all hosts, such as staging.example.com', '')
  const proposed = proposeDeployment(domain, accountId)
  const { hosts } = proposed
  const markets = await askMarkets(ask, domain, hosts.markets['*'])
  const answers = {
    ...proposed,
    redirects: await askRedirects(ask, markets, environment === 'production' ? domain : null),
    hosts: {
      markets,
      api: await ask('API and back office', hosts.api),
      account: await ask('Sign-in', hosts.account),
      images: await ask('Pictures', hosts.images),
      booking: await ask('Booking desk', hosts.booking),
    },
    mailFrom: await ask('Sender of mail', proposed.mailFrom),
  }
  return deploymentSchema.parse(answers)
}

/** One host for each market, by a pattern or one after the other. */
const askMarkets = async (ask: Ask, domain: string, proposed: string): Promise<Record<string, string>> => {
  const pattern = await ask(
    'Hosts of the markets ({id}: it, us …; {suffix}: .it, .com …), or "each" to be asked for each',
    proposed,
  )
  if (pattern !== 'each') return { '*': pattern }
  const hosts: Record<string, string> = {}
  for (const id of MARKET_IDS) hosts[id] = await ask(`Host of the market ${id}`, `${id}.${domain}`)
  return hosts
}

/** Hosts that lead to a market, such as example.it to www.example.it. @param domain leads to the global market; null: not */
const askRedirects = async (ask: Ask, markets: Record<string, string>, domain: string | null) => {
  const apexes = Object.entries(siteOrigins(markets)).flatMap(([id, host]) =>
    host.startsWith('www.') ? [`${host.slice(4)}=${id}`] : [],
  )
  const isKnown = (host: string) =>
    Object.values(siteOrigins(markets)).includes(host) || apexes.some((apex) => apex.startsWith(`${host}=`))
  const proposed = domain === null || isKnown(domain) ? apexes : [...apexes, `${domain}=${WORLD_MARKET}`]
  const answer = await ask(
    'Hosts that redirect to a market, such as example.it=it, separated by spaces; "none" for none',
    proposed.join(' ') || 'none',
  )
  return Object.fromEntries(answer === 'none' ? [] : answer.split(/\s+/).map((each) => each.split('=')))
}

/** Stores an environment's values; ends the command where nobody can be asked. */
export const askDeployment = async (file: string, environment: EnvironmentName): Promise<void> => {
  if (!process.stdin.isTTY) {
    console.error(
      `${file} is missing, and there is no terminal to ask in. Copy ${deploymentFile('example')} there and replace\n` +
        '  accountId, all hosts with those of domains in that account, mailFrom\n' +
        'and, where you have these services, variables; else leave them out.',
    )
    process.exit(1)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask: Ask = async (question, proposed) =>
    (await terminal.question(`${question}${proposed && ` [${proposed}]`}: `)).trim() || proposed
  console.log(`What only you know of ${environment}; ${file} keeps it, and Enter accepts what is in brackets.`)
  try {
    const answers = await answersOf(ask, environment)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    console.error(z.prettifyError(error))
    process.exit(1)
  } finally {
    terminal.close()
  }
}
