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

type AskFor = <T>(schema: z.ZodType<T>, question: string, proposed?: string) => Promise<T>

/** Asks again until an answer can be. Hosts, addresses and ids are in lower case. */
const asking =
  (ask: Ask): AskFor =>
  async (schema, question, proposed = '') => {
    let problem = ''
    for (;;) {
      const answer = (await ask(problem + question, proposed)).toLowerCase()
      const { success, data, error } = schema.safeParse(answer)
      if (success) return data
      const needed = [...new Set(error.issues.map(({ message }) => message))].join('; ')
      problem = answer === '' ? 'An answer is needed.\n' : `"${answer}" cannot be, but ${needed}.\n`
    }
  }

const { accountId, hosts, redirects, mailFrom } = deploymentSchema.shape
const host = hosts.shape.api

/** Asks for what only people know. */
export const answersOf = async (ask: Ask, environment: EnvironmentName): Promise<z.input<typeof deploymentSchema>> => {
  const askFor = asking(ask)
  const account = await askFor(accountId, 'Account id (npx wrangler whoami)', process.env.CLOUDFLARE_ACCOUNT_ID)
  const domain = await askFor(host, 'Domain of all hosts, such as staging.example.com')
  const proposed = proposeDeployment(domain, account)
  const markets = await askMarkets(askFor, domain, proposed.hosts.markets['*'])
  return deploymentSchema.parse({
    accountId: account,
    redirects: await askRedirects(askFor, markets, environment === 'production' ? domain : null),
    hosts: {
      markets,
      api: await askFor(host, 'API and back office', proposed.hosts.api),
      account: await askFor(host, 'Sign-in', proposed.hosts.account),
      images: await askFor(host, 'Pictures', proposed.hosts.images),
      booking: await askFor(host, 'Booking desk', proposed.hosts.booking),
    },
    mailFrom: await askFor(mailFrom, 'Sender of mail', proposed.mailFrom),
  })
}

const isPattern = (pattern: string): boolean => {
  const all = Object.values(siteOrigins({ '*': pattern }))
  return new Set(all).size === all.length && all.every((each) => host.safeParse(each).success)
}
const patternSchema = z
  .string()
  .refine((answer) => answer === 'each' || isPattern(answer), 'a host for each market, such as www.example{suffix}')

/** One host for each market, by a pattern or one after the other. */
const askMarkets = async (askFor: AskFor, domain: string, proposed: string): Promise<Record<string, string>> => {
  const pattern = await askFor(
    patternSchema,
    'Hosts of the markets ({id}: it, us …; {suffix}: .it, .com …), or "each" to be asked for each',
    proposed,
  )
  if (pattern !== 'each') return { '*': pattern }
  const own: Record<string, string> = {}
  for (const id of MARKET_IDS) own[id] = await askFor(host, `Host of the market ${id}`, `${id}.${domain}`)
  return own
}

const redirectsSchema = z
  .string()
  .transform((answer) =>
    Object.fromEntries(answer === 'none' ? [] : answer.split(/\s+/).map((each) => each.split('='))),
  )
  .refine((answer) => redirects.safeParse(answer).success, 'hosts with their markets, such as example.it=it')

/** Hosts that lead to a market, such as example.it to www.example.it. @param domain leads to the global market; null: not */
const askRedirects = async (askFor: AskFor, markets: Record<string, string>, domain: string | null) => {
  const all = Object.entries(siteOrigins(markets))
  const apexes = all.flatMap(([id, each]) => (each.startsWith('www.') ? [[each.slice(4), id]] : []))
  const isMarket = all.some(([, each]) => each === domain)
  const proposed = { ...(domain !== null && !isMarket && { [domain]: WORLD_MARKET }), ...Object.fromEntries(apexes) }
  return askFor(
    redirectsSchema,
    'Hosts that redirect to a market, such as example.it=it, separated by spaces; "none" for none',
    Object.entries(proposed)
      .map(([each, id]) => `${each}=${id}`)
      .join(' ') || 'none',
  )
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
  } finally {
    terminal.close()
  }
}
